// Finding cards by what you remember of them.

import { priceOf, weightOf, type Price } from "../card/price";
import type { CardSeen } from "../protocol";

export const GOODS = ["actions", "buys", "trashing", "attack", "reaction"] as const;
const TYPES = ["Action", "Treasure", "Victory", "Attack", "Reaction", "Duration", "Curse"];

export interface Filter {
  text: string;
  /** Empty: all boxes. */
  boxes: string[];
  /** The weight of a price; empty: any. */
  cost: string;
  type: string;
  good: string;
  edition: 0 | 1 | 2;
}

export const noFilter = (): Filter => ({ text: "", boxes: [], cost: "", type: "", good: "", edition: 0 });

/** The boxes that these cards come from, in order of appearance, apart from the cards of every game. */
export function boxesOf(cards: Iterable<CardSeen>): string[] {
  return [...new Set([...cards].map((card) => card.box))].filter((box) => box !== "basic");
}

/** What these cards cost, each price once, the lowest first. */
export function pricesOf(cards: Iterable<CardSeen>): Price[] {
  const prices = new Map([...cards].map((card) => [weightOf(priceOf(card)), priceOf(card)]));
  return [...prices].sort(([one], [other]) => one - other).map(([, price]) => price);
}

/** The types of these cards, the common ones first. */
export function typesOf(cards: Iterable<CardSeen>): string[] {
  const found = new Set([...cards].flatMap((card) => card.types));
  return [...TYPES.filter((type) => found.delete(type)), ...found];
}

/** A text without capitals and accents, for comparing. */
export function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "");
}

/** Whether a card passes; a text is looked for in its name, in English as well, in its types, and in what it says. */
export function passes(card: CardSeen, filter: Filter): boolean {
  const text = folded(filter.text.trim());
  return (
    (!filter.boxes.length || filter.boxes.includes(card.box)) &&
    (!filter.cost || weightOf(priceOf(card)) === Number(filter.cost)) &&
    (!filter.type || card.types.includes(filter.type)) &&
    (!filter.good || card.good_for.includes(filter.good)) &&
    (!filter.edition || card.editions.includes(filter.edition)) &&
    (!text || [card.title, card.name, card.type_line, ...card.lines].some((part) => folded(part).includes(text)))
  );
}
