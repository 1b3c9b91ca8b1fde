import { expect, test } from "vitest";
import { automaticAnswer, type Wishes } from "./automatic";
import type { Question } from "./question";

const nothing: Wishes = { playTreasures: false, skipPhases: false, showReactions: [] };
const prices = { costs: { Copper: 0, Curse: 0, Silver: 3, Lord: 0 }, price_parts: { Lord: { debt: 8 } } };

function ask(changes: Partial<Question>): Question {
  const plain = {
    options: ["Copper", "Estate"],
    widget: "cards",
    least: 0,
    most: 1,
    source: null,
    treasures: null,
    treasure_order: [],
  };
  return { ...plain, purpose: "discard", phase: "action", ...changes } as Question;
}

test("a person decides unless they said otherwise", () => {
  expect(automaticAnswer(ask({}), nothing, prices, new Set())).toBeNull();
});

test("no question where all options are alike", () => {
  const alike = ask({ options: ["Copper", "Copper", "Copper"], least: 2, most: 2 });
  expect(automaticAnswer(alike, nothing, prices, new Set())).toEqual([0, 1]);
});

test("Treasures play themselves where it is known what they bring", () => {
  const wishes = { ...nothing, playTreasures: true };
  const treasures = ask({ purpose: "play", is_for_treasures: true, most: 2, treasures: 3, treasure_order: [1, 0] });
  expect(automaticAnswer(treasures, nothing, prices, new Set())).toBeNull();
  expect(automaticAnswer(treasures, wishes, prices, new Set())).toEqual([1, 0]);
  expect(automaticAnswer({ ...treasures, treasure_order: [] }, wishes, prices, new Set())).toBeNull();
});

test("a Reaction is shown once to an Attack, and then passed if there is no other", () => {
  const wishes = { ...nothing, showReactions: ["Moat"] };
  const react = ask({ purpose: "react", options: ["Moat"], source: null });
  expect(automaticAnswer(react, wishes, prices, new Set())).toEqual([0]);
  expect(automaticAnswer(react, wishes, prices, new Set(["Moat"]))).toEqual([]);
  const more = { ...react, options: ["Diplomat", "Moat"] };
  expect(automaticAnswer(more, wishes, prices, new Set(["Moat"]))).toBeNull();
});

test("whoever is safe is not asked to show the same card again", () => {
  const react = ask({ purpose: "react", options: ["Moat"], source: "Militia" });
  expect(automaticAnswer(react, nothing, prices, new Set(["Moat"]), true)).toEqual([]);
  expect(automaticAnswer(react, nothing, prices, new Set(["Moat"]), false)).toBeNull();
  expect(automaticAnswer(react, nothing, prices, new Set(), true)).toBeNull();
});

test("a Buy phase with nothing but free cards is skipped", () => {
  const wishes = { ...nothing, skipPhases: true };
  const buy = ask({ purpose: "buy", widget: "piles", options: ["Copper", "Curse"] });
  expect(automaticAnswer(buy, wishes, prices, new Set())).toEqual([]);
  expect(automaticAnswer({ ...buy, options: ["Copper", "Silver"] }, wishes, prices, new Set())).toBeNull();
  expect(automaticAnswer({ ...buy, options: ["Copper", "Lord"] }, wishes, prices, new Set())).toBeNull();
  expect(automaticAnswer({ ...buy, purpose: "gain", least: 1 }, wishes, prices, new Set())).toBeNull();
});
