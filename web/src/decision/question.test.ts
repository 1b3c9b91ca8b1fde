import { expect, test } from "vitest";
import {
  counted,
  hasOneAnswer,
  isAllAlike,
  isAnsweredByOne,
  isComplete,
  placeOf,
  slotsOf,
  withTheRest,
  zonesOf,
  type Question,
} from "./question";

export function asked(changes: Partial<Question>): Question {
  return {
    all_or_none: false,
    bonuses: {},
    how: "one",
    is_for_treasures: false,
    keys: ["ask-discard"],
    least: 1,
    most: 1,
    options: ["Copper", "Estate", "Copper"],
    ordered: false,
    owner: 0,
    phase: "action",
    purpose: "discard",
    seat: 0,
    source: "Cellar",
    widget: "cards",
    zone: "hand",
    ...changes,
  } as Question;
}

test("alike cards are one slot", () => {
  expect(slotsOf(asked({}))).toEqual([
    { name: "Copper", indices: [0, 2] },
    { name: "Estate", indices: [1] },
  ]);
});

test("what is left over of an order takes the last places, if it is all alike", () => {
  const order = asked({ widget: "order" });
  expect(withTheRest(order, [1])).toEqual([1, 0, 2]);
  expect(withTheRest(order, [0])).toEqual([0]);
  expect(withTheRest(order, [0, 2])).toEqual([0, 2, 1]);
  expect(withTheRest(asked({}), [1])).toEqual([1]);
});

test("things to be ordered stay apart", () => {
  expect(slotsOf(asked({ widget: "order" }))).toHaveLength(3);
});

test("options are shown where they lie", () => {
  const supply = { Copper: 46, Estate: 8 };
  expect(placeOf(asked({}), supply)).toBe("hand");
  expect(placeOf(asked({ owner: 1 }), supply)).toBe("tray");
  expect(placeOf(asked({ zone: "revealed" }), supply)).toBe("tray");
  expect(placeOf(asked({ widget: "piles" }), supply)).toBe("supply");
  expect(placeOf(asked({ widget: "kinds", options: ["Copper", "Something Else"] }), supply)).toBe("tray");
  expect(placeOf(asked({ widget: "labels" }), supply)).toBe("tray");
});

test("a click is an answer where one pick is, and for Treasures", () => {
  expect(isAnsweredByOne(asked({}))).toBe(true);
  expect(isAnsweredByOne(asked({ most: 2 }))).toBe(false);
  const treasures = { purpose: "play", is_for_treasures: true, source: null, least: 0, most: 3 };
  expect(isAnsweredByOne(asked(treasures))).toBe(true);
});

test("some questions have only one answer", () => {
  const nothing = { options: [], least: 0, most: 0 };
  expect(hasOneAnswer(asked(nothing))).toBe(true);
  expect(hasOneAnswer(asked({ ...nothing, purpose: "play", source: null }))).toBe(true);
  expect(hasOneAnswer(asked({ options: ["Copper", "Copper", "Copper"], least: 2, most: 2 }))).toBe(true);
  expect(hasOneAnswer(asked({ options: ["Copper", "Estate"], least: 2, most: 2 }))).toBe(true);
  expect(hasOneAnswer(asked({ options: ["Copper", "Estate"], least: 2, most: 2, ordered: true }))).toBe(false);
  expect(hasOneAnswer(asked({}))).toBe(false);
  expect(hasOneAnswer(asked({ options: ["Copper"], least: 0 }))).toBe(false);
});

test("all or none is nothing in between", () => {
  const question = asked({ least: 0, most: 3, all_or_none: true });
  expect([0, 1, 2, 3].map((count) => isComplete(question, count))).toEqual([true, false, false, true]);
});

test("only equal cards that must be picked need no question", () => {
  expect(isAllAlike(asked({ options: ["Copper", "Copper"] }))).toBe(true);
  expect(isAllAlike(asked({}))).toBe(false);
  expect(isAllAlike(asked({ options: ["Copper", "Copper"], least: 0 }))).toBe(false);
});

test("a question is about the zones in which its cards lie", () => {
  expect(zonesOf(asked({}))).toEqual(["hand"]);
  expect(zonesOf(asked({ zone: "in_play", zones: ["in_play", "hand", "in_play"] }))).toEqual(["in_play", "hand"]);
  expect(zonesOf(asked({ zone: null }))).toEqual([]);
});

test("equal names are counted", () => {
  expect(counted(["Copper", "Estate", "Copper"])).toEqual([
    { name: "Copper", count: 2 },
    { name: "Estate", count: 1 },
  ]);
});
