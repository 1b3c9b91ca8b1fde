// What a card costs: coins and, besides, Potions or debt.

import type { CardSeen, Picture } from "../protocol";

export interface Price {
  coins: number;
  /** How much of what, such as `{ potions: 1 }`. */
  parts: Record<string, number>;
}

/** The prices of a game, as pictures have them. */
export type Prices = Pick<Picture, "costs" | "price_parts">;

// From the part that weighs least to the one that weighs most.
const PARTS = ["potions", "debt"];
const MOST = 1_000;

/** The price that is printed on a card; one that an older version saved has coins alone. */
export function priceOf(card: CardSeen): Price {
  return { coins: card.cost, parts: card.price_parts ?? {} };
}

/** What a pile costs now. */
export function priceNow({ costs, price_parts: parts }: Prices, name: string): Price {
  return { coins: costs[name] ?? 0, parts: parts?.[name] ?? {} };
}

/** A number that puts prices in order, and that differs for each: coins alone come first, debt last. */
export function weightOf({ coins, parts }: Price): number {
  return PARTS.reduce((sum, part, index) => sum + (parts[part] ?? 0) * MOST ** (index + 1), coins);
}

/** Whether it is paid in coins: whatever costs nothing is, too. */
export function hasCoins({ coins, parts }: Price): boolean {
  return coins > 0 || Object.keys(parts).length === 0;
}

/** The order in which cards lie: the cheaper first. */
export function byPrice(one: CardSeen, other: CardSeen): number {
  return weightOf(priceOf(one)) - weightOf(priceOf(other));
}
