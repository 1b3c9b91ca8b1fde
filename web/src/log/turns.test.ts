import { expect, test } from "vitest";
import type { SeenEvent } from "../protocol";
import { happened } from "./event.fixture";
import { hitsIn, turnsOf } from "./turns";

let count = 0;

function event(name: string, seat: number, cards: string[] = [], more: Partial<SeenEvent> = {}): SeenEvent {
  return happened(name, { number: count++, seat, cards, ...more });
}
const NOW = { turn: 0, players: [0, 1, 2].map((seat) => ({ seat, turns: 0 })) };
const inside = (cause: string, depth = 1): Partial<SeenEvent> => ({ cause, depth });
const outline = (events: SeenEvent[]): string[] =>
  turnsOf(events, NOW)
    .at(-1)!
    .lines.map(({ event: { name, cause }, depth, isCause }) => `${depth} ${isCause ? cause : name}`);

test("events lie under the turn in which they happened", () => {
  const turns = turnsOf(
    [
      event("draw", 0, ["Copper"]),
      event("turn", 0, [], { turn: 1 }),
      event("play", 0, ["Copper"]),
      event("play", 0, ["Copper"], { joins: true }),
      event("buy", 0, ["Militia"]),
      event("draw", 0, ["Copper"], { is_next_hand: true }),
      event("turn", 1, [], { turn: 1 }),
      event("play", 1, ["Militia"]),
      event("discard", 0, ["Copper"], inside("Militia")),
      event("turn", 1, [], { turn: 0 }),
    ],
    NOW,
  );
  expect(turns.map(({ seat, count, lines }) => [seat, count, lines.length])).toEqual([
    [0, 1, 2],
    [1, 1, 2],
    [1, 0, 0],
  ]);
  expect(turns[0]!.lines[0]!.event.cards).toEqual(["Copper", "Copper"]);
});

test("a game that begins in a position begins inside a turn", () => {
  const heads = (events: SeenEvent[], turn: number, ...turns: number[]): string[] => {
    const now = { turn, players: turns.map((each, seat) => ({ seat, turns: each })) };
    return turnsOf(events, now).map(({ seat, count, lines }) => `${seat} ${count} ${lines.length}`);
  };
  const begun = [event("discard", 0, ["Copper"], inside("Militia")), event("buy", 1, ["Gold"])];
  const over = [...begun, event("draw", 1, ["Copper"], { is_next_hand: true })];
  const resigned = [event("resign", 0), event("resign", 1)];
  const later = [event("turn", 0, [], { turn: 5 }), event("turn", 1, [], { turn: 0 })];
  expect(heads([], 1, 4, 4)).toEqual([]);
  expect(heads(begun.slice(0, 1), 1, 4, 4)).toEqual(["1 4 2"]);
  expect(heads(begun, 1, 4, 4)).toEqual(["1 4 3"]);
  expect(heads([...over, ...later], 1, 5, 4)).toEqual(["1 4 3", "0 5 0", "1 0 0"]);
  expect(heads([...over, ...later, event("turn", 1, [], { turn: 5 })], 1, 5, 5)[0]).toEqual("1 4 3");
  expect(heads([...resigned, event("turn", 2, [], { turn: 4 })], 2, 4, 4, 4)).toEqual(["1 4 2", "2 4 0"]);
});

test("what is done before the first hands are dealt belongs to no turn", () => {
  const prepared = [event("token", 0, [], inside("Trade Route")), event("draw", 0, ["Copper"]), event("draw", 1)];
  expect(turnsOf(prepared, NOW)).toEqual([]);
  expect(turnsOf([...prepared, event("turn", 0)], NOW)).toHaveLength(1);
});

test("what a card brings about lies under it, as deep as it goes", () => {
  const events = [
    event("turn", 0),
    event("play", 0, ["Throne Room"]),
    event("play", 0, ["Militia"], inside("Throne Room")),
    event("react", 1, ["Moat"], inside("Militia", 2)),
    event("discard", 2, ["Copper"], inside("Militia", 2)),
    event("play", 0, ["Militia"], inside("Throne Room")),
    event("buy", 0, ["Gold"]),
  ];
  expect(outline(events)).toEqual(["0 play", "1 play", "2 react", "2 discard", "1 play", "0 buy"]);
});

test("Treasures in a row share a line where the server says so", () => {
  const events = [
    event("turn", 0),
    event("play", 0, ["Gold"], inside("Sailor")),
    event("play", 0, ["Copper"]),
    event("play", 0, ["Silver"], { joins: true }),
  ];
  expect(turnsOf(events, NOW)[0]!.lines.map(({ event: { cards }, depth }) => [depth, cards])).toEqual([
    [0, ["Gold"]],
    [1, ["Gold"]],
    [0, ["Copper", "Silver"]],
  ]);
});

test("a card that acts without having been played just now is named first", () => {
  const events = [
    event("turn", 0),
    event("draw", 0, ["Copper"], inside("Wharf")),
    event("draw", 0, ["Copper"], inside("Wharf")),
    event("get", 0, ["Merchant Ship"], inside("Merchant Ship")),
    event("buy", 0, ["Silver"]),
    event("topdeck", 0, ["Treasury"], inside("Treasury")),
  ];
  expect(outline(events)).toEqual(["0 Wharf", "1 draw", "1 draw", "1 get", "0 buy", "0 Treasury", "1 topdeck"]);
});

test("turns that are over are not made again, unless they were undone", () => {
  const events = [event("turn", 0), event("buy", 0, ["Gold"]), event("turn", 1), event("buy", 1, ["Gold"])];
  const turns = turnsOf([...events, event("turn", 0)], NOW);
  const more = turnsOf([...events, event("turn", 0), event("turn", 1)], NOW, turns);
  expect(more[0]).toBe(turns[0]);
  const again = [events[0]!, event("buy", 0, ["Duchy"], { number: events[1]!.number }), ...events.slice(2)];
  expect(turnsOf(again, NOW, turns)[0]!.lines[0]!.event.cards).toEqual(["Duchy"]);
});

test("an Attack of an earlier turn hits whoever has done something, and is told from its own player's Durations", () => {
  const isAttack = (name: string): boolean => ["Corsair", "Militia"].includes(name);
  const hits = (events: SeenEvent[], since = 0): string[] =>
    hitsIn(turnsOf(events, NOW).at(-1)!, since, isAttack).map(({ name, cause }) => `${cause} ${name}`);
  const events = [
    event("turn", 0),
    event("draw", 0, ["Copper"], inside("Corsair")),
    event("play", 0, ["Militia"]),
    event("discard", 1, ["Copper"], inside("Militia")),
    event("play", 0, ["Silver"]),
    event("trash", 0, ["Silver"], inside("Corsair")),
    event("topdeck", 0, ["Treasury"], inside("Treasury")),
  ];
  expect(hits(events)).toEqual(["Corsair trash"]);
  expect(hits(events, events[6]!.number)).toEqual([]);
  expect(hits(events.slice(0, 2))).toEqual([]);
});
