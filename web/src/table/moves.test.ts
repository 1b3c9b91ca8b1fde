import { expect, test } from "vitest";
import { happened } from "../log/event.fixture";
import type { Picture, SeenEvent } from "../protocol";
import { flocksFor } from "./moves";

function event(name: string, seat: number, cards: string[] | null, origin: string, target: string): SeenEvent {
  return happened(name, { seat, cards, count: cards?.length ?? 2, origin, target });
}

function picture(turn = 0): Picture {
  const player = { in_play: ["Caravan", "Gold"], from_before: ["Caravan"] };
  return { turn, hand: ["Copper", "Copper", "Estate"], players: [player, player, player] } as unknown as Picture;
}

function moves(events: SeenEvent[], turn = 0, seat: number | null = 0, isOpen = false): string[][] {
  return flocksFor(events, picture(turn), seat, isOpen)
    .filter((flock) => flock.length)
    .map((flock) => flock.map(({ name, from, to }) => `${name}: ${from} > ${to}`));
}

test("my cards move between my zones, alike ones as one", () => {
  expect(moves([event("play", 0, ["Smithy"], "hand", "in_play")])).toEqual([["Smithy: hand > stage"]]);
  expect(moves([event("draw", 0, ["Gold", "Gold"], "deck", "hand")])).toEqual([["Gold: deck > hand"]]);
  expect(moves([event("buy", 0, ["Gold"], "supply", "discard")])).toEqual([["Gold: supply > discard"]]);
  expect(moves([event("set_aside", 0, ["Gold"], "hand", "Island")])).toEqual([["Gold: hand > you"]]);
});

test("what others do begins and ends at their panel, and what stays there does not move", () => {
  expect(moves([event("play", 2, ["Smithy"], "hand", "in_play")], 2)).toEqual([["Smithy: seat-2 > stage"]]);
  expect(moves([event("gain", 2, ["Curse"], "supply", "discard")])).toEqual([["Curse: supply > seat-2"]]);
  expect(moves([event("draw", 2, null, "deck", "hand")], 2)).toEqual([]);
});

test("where hands are open, cards leave them and come to them", () => {
  const events = [event("draw", 2, ["Gold"], "deck", "hand"), event("play", 2, ["Smithy"], "hand", "in_play")];
  expect(moves(events, 2, null, true)).toEqual([["Gold: seat-2 > hand-2"], ["Smithy: hand-2 > stage"]]);
});

test("a card that is passed goes to the other player", () => {
  const given = { ...event("pass", 0, ["Estate"], "held_out", "hand"), other: 1 };
  expect(moves([given])).toEqual([["Estate: hand > seat-1"]]);
  const taken = { ...event("pass", 2, null, "held_out", "hand"), other: 0, count: 1 };
  expect(moves([taken])).toEqual([[": seat-2 > hand"]]);
});

test("when a turn ends, hand and play are discarded, but what stays; then the next hand is drawn", () => {
  const next = { ...event("draw", 0, ["Silver", "Copper"], "deck", "hand"), is_next_hand: true };
  expect(moves([{ ...event("shuffle", 0, [], "", "") }, next])).toEqual([
    [": discard > deck", ": discard > deck", ": discard > deck"],
    ["Copper: hand > discard", "Estate: hand > discard", "Gold: stage > discard"],
    ["Silver: deck > hand", "Copper: deck > hand"],
  ]);
  const others = { ...event("draw", 1, null, "deck", "hand"), is_next_hand: true };
  expect(moves([others], 1)).toEqual([["Gold: stage > seat-1"]]);
});

test("of turns that nobody saw nothing moves", () => {
  const begins = (seat: number): SeenEvent => event("turn", seat, [], "", "");
  const plays = (seat: number): SeenEvent => event("play", seat, ["Smithy"], "hand", "in_play");
  const buys = event("buy", 0, ["Gold"], "supply", "discard");
  expect(moves([buys, begins(1), plays(1), begins(2), plays(2)])).toEqual([
    ["Gold: supply > discard"],
    ["Smithy: seat-2 > stage"],
  ]);
});

test("no more than seven are followed one by one", () => {
  const many = Array.from({ length: 14 }, (_, index) => `Card ${index}`);
  expect(flocksFor([event("draw", 0, many, "deck", "hand")], picture(), 0)[0]).toHaveLength(7);
});
