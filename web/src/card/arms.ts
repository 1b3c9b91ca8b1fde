// The arms of a card: which colours, division and charge its field has. They follow from its kinds and its name.

import type { CardSeen } from "../protocol";
import { emblems } from "./emblems";

const DIVISIONS = 10;
/** The first kind that a card has gives its colour and outline. */
const BY_RANK = ["Treasure", "Victory", "Curse", "Reaction", "Duration", "Action"] as const;
/** What the other half of the field shows, by the first kind. */
const SECOND: Partial<Record<string, readonly string[]>> = {
  Treasure: ["Victory", "Reaction"],
  Victory: ["Action", "Reaction"],
  Reaction: ["Duration", "Action"],
};
const SIGNS: Partial<Record<string, string>> = { Attack: "i-attack", Reaction: "i-reaction", Duration: "i-duration" };

const charges = new Set(Array.from(emblems.matchAll(/<symbol id="([^"]+)"/g), (found) => found[1]!));

/** A name as it is written in addresses and in the sprite: "Sea Hag" is "sea-hag". */
export function keyOf(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** The classes of a card's face: its colours, and red teeth for an Attack. */
export function classesOf(card: CardSeen): string {
  const first = BY_RANK.find((kind) => card.types.includes(kind)) ?? "Action";
  const second = SECOND[first]?.find((kind) => card.types.includes(kind));
  const parts = [first.toLowerCase()];
  if (second) parts.push(`and-${second.toLowerCase()}`);
  if (card.types.includes("Attack")) parts.push("attack");
  return parts.join(" ");
}

/** The division of the field: by a diagonal for two kinds, otherwise by the name. */
export function divisionOf(card: CardSeen): string {
  if (classesOf(card).includes("and-")) return "d0";
  let sum = 0;
  for (const letter of card.name) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return `d${sum % DIVISIONS}`;
}

/** The charge in the sprite; empty for a card that has none, which shows its first letter. */
export function chargeOf(card: CardSeen): string {
  const key = keyOf(card.name);
  return charges.has(key) ? key : "";
}

/** The signs of kinds that change how a card is played. */
export function signsOf(card: CardSeen): string[] {
  return card.types.flatMap((type) => SIGNS[type] ?? []);
}

/** What a plain Treasure is worth, shown on a coin instead of a charge; 0 for all other cards. */
export function worthOf(card: CardSeen): number {
  const isPlain = card.types.length === 1 && card.types[0] === "Treasure";
  return isPlain && card.box === "basic" ? card.coins : 0;
}

/** How the size of a name follows from its longest word: "", "long", "longer" or "longest". */
export function lengthOf(title: string): string {
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  return longest >= 15 ? "longest" : longest >= 13 ? "longer" : longest >= 10 ? "long" : "";
}

/** A card that no catalogue knows, so that it can be shown all the same. */
export function unknownCard(name: string): CardSeen {
  return {
    name,
    title: name,
    box: "",
    editions: [],
    cost: 0,
    price_parts: {},
    types: ["Action"],
    type_line: "",
    lines: [],
    text: [],
    rulings: [],
    cards: 0,
    actions: 0,
    buys: 0,
    coins: 0,
    points: 0,
    good_for: [],
  };
}
