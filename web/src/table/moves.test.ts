import { expect, test } from "vitest";
import type { SeenEvent } from "../protocol";
import { movesFor } from "./moves";

function event(name: string, seat: number, cards: string[] | null, zone = ""): SeenEvent {
  return { number: 0, name, seat, cards, count: cards?.length ?? 1, top: null, zone, amount: 0 } as SeenEvent;
}

test("my cards move between my zones", () => {
  expect(movesFor([event("play", 0, ["Smithy"])], 0)).toEqual([{ name: "Smithy", from: "hand", to: "stage" }]);
  expect(movesFor([event("draw", 0, ["Gold"])], 0)).toEqual([{ name: "Gold", from: "deck", to: "hand" }]);
  expect(movesFor([event("buy", 0, ["Gold"])], 0)).toEqual([{ name: "Gold", from: "supply", to: "discard" }]);
});

test("what others play comes from their panel, and what is hidden does not move", () => {
  expect(movesFor([event("play", 2, ["Smithy"])], 0)).toEqual([{ name: "Smithy", from: "seat-2", to: "stage" }]);
  expect(movesFor([event("draw", 2, null)], 0)).toEqual([]);
  expect(movesFor([event("gain", 2, ["Gold"])], 0)).toEqual([]);
});

test("a card that goes to the hand or a mat does not fly to the discard pile", () => {
  expect(movesFor([event("gain", 0, ["Gold"], "hand")], 0)).toEqual([]);
});

test("no more than ten move", () => {
  expect(movesFor([event("draw", 0, Array<string>(14).fill("Copper"))], 0)).toHaveLength(10);
});
