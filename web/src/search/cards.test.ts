import { describe, expect, it } from "vitest";
import { unknownCard } from "../card/arms";
import { priceOf, weightOf, type Price } from "../card/price";
import type { CardSeen } from "../protocol";
import { boxesOf, noFilter, passes, pricesOf, typesOf } from "./cards";

const card = {
  ...unknownCard("Village"),
  title: "Łódź",
  box: "dominion",
  cost: 3,
  editions: [2],
  lines: ["+1 Card, +2 Actions."],
  good_for: ["actions"],
};

describe("a filter", () => {
  it("lets everything through at first", () => expect(passes(card, noFilter())).toBe(true));
  it("finds names without accents and capitals", () =>
    expect(passes(card, { ...noFilter(), text: " lodz" })).toBe(true));
  it("finds English names as well", () => expect(passes(card, { ...noFilter(), text: "villa" })).toBe(true));
  it("finds types", () =>
    expect(passes({ ...card, type_line: "Akcja – Atak" }, { ...noFilter(), text: "atak" })).toBe(true));
  it("finds what a card says", () => expect(passes(card, { ...noFilter(), text: "+2 actions" })).toBe(true));
  it.each([
    { text: "smithy" },
    { boxes: ["seaside"] },
    { cost: "4" },
    { type: "Attack" },
    { good: "buys" },
    { edition: 1 as const },
  ])("keeps out what does not fit: %o", (wanted) => expect(passes(card, { ...noFilter(), ...wanted })).toBe(false));
});

it("offers the types that cards have, also those of somebody's own cards", () => {
  const cards = [{ types: ["Night", "Duration"] }, { types: ["Action"] }, { types: ["Night"] }] as CardSeen[];
  expect(typesOf(cards)).toEqual(["Action", "Duration", "Night"]);
});

it("knows the boxes that cards come from, also of somebody's own cards", () => {
  const cards = ["basic", "dominion", "seaside", "dominion", "smeltery"].map((box) => ({ box })) as CardSeen[];
  expect(boxesOf(cards)).toEqual(["dominion", "seaside", "smeltery"]);
});

describe("prices", () => {
  const priced = (cost: number, price_parts = {}) => ({ ...card, cost, price_parts }) as CardSeen;
  const cards = [priced(0, { debt: 8 }), priced(5), priced(3, { potions: 1 }), priced(3), priced(3), priced(0)];

  it("are each offered once: coins alone first, then Potions, then debt", () =>
    expect(pricesOf(cards)).toEqual([
      { coins: 0, parts: {} },
      { coins: 3, parts: {} },
      { coins: 5, parts: {} },
      { coins: 3, parts: { potions: 1 } },
      { coins: 0, parts: { debt: 8 } },
    ]));
  it("are told apart by their parts", () => {
    const passing = (cost: Price) =>
      cards.filter((each) => passes(each, { ...noFilter(), cost: String(weightOf(cost)) }));
    expect(passing({ coins: 3, parts: {} })).toHaveLength(2);
    expect(passing({ coins: 3, parts: { potions: 1 } })).toEqual([cards[2]]);
    expect(passing({ coins: 0, parts: {} })).toEqual([cards[5]]);
  });
  it("of cards that an older version saved have no parts", () => {
    const { price_parts: _, ...saved } = priced(4);
    expect(weightOf(priceOf(saved as CardSeen))).toBe(4);
  });
});
