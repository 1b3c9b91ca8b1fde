// The catalogue of cards in the current language.

import { SvelteMap } from "svelte/reactivity";
import { keyOf, unknownCard } from "../card/arms";
import type { CardSeen } from "../protocol";
import { boxesOf } from "../search/cards";
import { getJson } from "./api";
import { save, saved } from "./saved";

let isReady = $state(false);

export const cards = {
  byName: new SvelteMap<string, CardSeen>(),
  byKey: new SvelteMap<string, CardSeen>(),
  /** Whether they can be shown by name: all known in the current language, or not to be had. */
  get isReady(): boolean {
    return isReady;
  },
  /** All that are printed: everything but the rules, such as paying off debt, that questions name like cards. */
  get printed(): CardSeen[] {
    return printed;
  },
  /** The boxes that kingdoms are made from. */
  get boxes(): string[] {
    return boxes;
  },
};

const printed = $derived([...cards.byName.values()].filter((card) => !card.types.includes("Rule")));
const boxes = $derived(boxesOf(printed));

/** A card by its English name; one that the catalogue does not know has nothing but its name. */
export function cardNamed(name: string): CardSeen {
  return cards.byName.get(name) ?? unknownCard(name);
}

export async function loadCards(language: string): Promise<void> {
  const before = saved<CardSeen[]>(`cards-${language}`, []);
  fill(before);
  if (before.length) isReady = true;
  try {
    const found = await getJson<CardSeen[]>(`/api/cards?lang=${language}`);
    fill(found);
    save(`cards-${language}`, found);
  } finally {
    // If they could not be read, their English names are better than none.
    isReady = true;
  }
}

/** Have these cards and no others, such as own cards that the server had when it was here last. */
function fill(found: CardSeen[]): void {
  const names = new Set(found.map((card) => card.name));
  for (const { name } of [...cards.byName.values()].filter((card) => !names.has(card.name))) {
    cards.byName.delete(name);
    cards.byKey.delete(keyOf(name));
  }
  for (const card of found) {
    cards.byName.set(card.name, card);
    cards.byKey.set(keyOf(card.name), card);
  }
}
