// The order in which cards lie: those that you play first come first, so that a hand reads from left to right.

import { byPrice } from "../card/price";
import { cardNamed } from "../state/cards.svelte";

const RANKS = ["Action", "Treasure", "Victory", "Curse"];

function rankOf(name: string): number {
  const { types } = cardNamed(name);
  const rank = RANKS.findIndex((type) => types.includes(type));
  return rank < 0 ? RANKS.length : rank;
}

/** Actions, Treasures, Victory cards, Curses; the dearer first, then by name. */
export function inOrder<T extends { name: string }>(row: readonly T[]): T[] {
  return row.toSorted(
    (a, b) =>
      rankOf(a.name) - rankOf(b.name) ||
      byPrice(cardNamed(b.name), cardNamed(a.name)) ||
      cardNamed(a.name).title.localeCompare(cardNamed(b.name).title),
  );
}

/** Piles as they stand on the table: the cheaper first, then by name. */
export function byCost(names: readonly string[]): string[] {
  return names.toSorted(
    (a, b) => byPrice(cardNamed(a), cardNamed(b)) || cardNamed(a).title.localeCompare(cardNamed(b).title),
  );
}
