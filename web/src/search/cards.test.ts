import { describe, expect, it } from "vitest";
import { unknownCard } from "../card/arms";
import type { CardSeen } from "../protocol";
import { boxesOf, noFilter, passes, typesOf } from "./cards";

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
