// Where the points of a deck come from.

import { byPrice } from "../card/price";
import { cardNamed } from "../state/cards.svelte";

export interface Source {
  /** English names: one card, or those whose worth depends on the deck. */
  cards: string[];
  points: number;
}

/** What made a score, the most first. What the printed numbers leave over is worth of cards that look at the deck. */
export function sourcesOf(cards: Record<string, number>, score: number): Source[] {
  const found: Source[] = [];
  const variable: string[] = [];
  let rest = score;
  for (const [name, n] of Object.entries(cards)) {
    const { points, types } = cardNamed(name);
    if (points) {
      found.push({ cards: [name], points: points * n });
      rest -= points * n;
    } else if (types.includes("Victory")) {
      variable.push(name);
    }
  }
  if (variable.length) found.push({ cards: variable, points: rest });
  return found.toSorted((a, b) => b.points - a.points);
}

/** The cards of a deck as one looks at them: points first, then by cost, the dear ones first. */
export function inOrder(cards: Record<string, number>): [name: string, count: number][] {
  const rank = (name: string): number => {
    const { types } = cardNamed(name);
    return types.includes("Curse") ? -1 : types.includes("Victory") ? 1 : 0;
  };
  return Object.entries(cards).toSorted(([a], [b]) => rank(b) - rank(a) || byPrice(cardNamed(b), cardNamed(a)));
}
