// A kingdom as something to send to a friend: a line of names, or a link that opens it.

import { keyOf } from "../card/arms";
import { cardNamed } from "../state/cards.svelte";

/** The address that shows these cards, ready to play with. */
export function kingdomLink(names: string[]): string {
  return `/new?kingdom=${names.map(keyOf).join(",")}`;
}

/** The names in the current language; whoever plays in another one can paste them as well. */
export function kingdomLine(names: string[]): string {
  return names.map((name) => cardNamed(name).title).join(", ");
}

/** What a pasted link to a kingdom names; any other text as it is. */
export function textOfLink(text: string): string {
  const found = /[?&]kingdom=([^&#\s]*)/.exec(text);
  return found ? decodeURIComponent(found[1]!) : text;
}
