// Which cards a person likes to play with: random kingdoms are drawn from them. Saved between visits.

import { cards } from "../state/cards.svelte";
import { save, saved } from "../state/saved";

// What a taste meant that was saved before there were other boxes, if it named none.
const FIRST_BOXES = ["dominion", "intrigue", "seaside"];

export interface Taste {
  /** Empty: all boxes; it is saved with their names, so that a new box is nobody's taste until they say so. */
  boxes: string[];
  /** 0: both editions. */
  edition: 0 | 1 | 2;
  wishes: string[];
  /** Cards that never come, by their English names. */
  veto: string[];
}

const before = saved<Partial<Taste> | null>("taste", null);

export const taste: Taste = $state({
  edition: 0,
  wishes: [],
  veto: [],
  ...before,
  boxes: before ? (before.boxes?.length ? before.boxes : FIRST_BOXES) : [],
});

/** The boxes to be shown as chosen: none if all of them are. */
export function chosenBoxes(): string[] {
  const boxes = likedBoxes();
  return boxes.length === cards.boxes.length ? [] : boxes;
}

/** The taste as the server wants to hear it. */
export function liked(): Taste {
  return { ...taste, boxes: likedBoxes() };
}

/** The taste as it is saved. */
export function written(): Taste {
  return taste.boxes.length ? taste : liked();
}

/** All the boxes that one likes, of those that there are. */
function likedBoxes(): string[] {
  const boxes = cards.boxes.filter((box) => taste.boxes.includes(box));
  return boxes.length ? boxes : cards.boxes;
}

$effect.root(() => {
  $effect(() => {
    if (cards.boxes.length) save("taste", written());
  });
});
