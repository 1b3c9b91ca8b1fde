// Which Reactions are revealed automatically: a switch for each one that you own.

import type { Picture } from "../protocol";
import { cardNamed } from "../state/cards.svelte";
import { settings } from "../state/settings.svelte";

/** The Reactions of this kingdom to which a switch belongs: those that I own. */
export function reactionsIn(picture: Picture | null): string[] {
  return Object.keys(picture?.owned ?? {}).filter((name) => cardNamed(name).types.includes("Reaction"));
}

/** Always show this card to an Attack, or ask from now on. */
export function setShown(name: string, isShown: boolean): void {
  const others = settings.showReactions.filter((each) => each !== name);
  settings.showReactions = isShown ? [...others, name] : others;
}
