import { expect, test } from "vitest";
import type { SeenEvent } from "../protocol";
import { turnsOf } from "./turns";

function event(number: number, name: string, seat: number, cards: string[] = [], zone = "", amount = 0): SeenEvent {
  return { number, name, seat, cards, count: cards.length, top: null, zone, amount } as SeenEvent;
}
const isTreasure = (name: string): boolean => name === "Copper";

test("events lie under the turn in which they happened", () => {
  const turns = turnsOf(
    [
      event(0, "draw", 0, ["Copper"]),
      event(1, "turn", 0, [], "", 1),
      event(2, "play", 0, ["Copper"]),
      event(3, "play", 0, ["Copper"]),
      event(4, "buy", 0, ["Militia"]),
      event(5, "draw", 0, ["Copper"], "next_hand"),
      event(6, "turn", 1, [], "", 1),
      event(7, "play", 1, ["Militia"]),
      event(8, "discard", 0, ["Copper"]),
      event(9, "turn", 1, [], "extra", 1),
    ],
    isTreasure,
  );
  expect(turns.map(({ seat, count, lines }) => [seat, count, lines.length])).toEqual([
    [0, 1, 2],
    [1, 1, 2],
    [1, 0, 0],
  ]);
  expect(turns[0]!.lines[0]!.event.cards).toEqual(["Copper", "Copper"]);
  expect(turns[1]!.lines.map((line) => line.depth)).toEqual([0, 1]);
});
