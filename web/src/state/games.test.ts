import { beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => vi.stubGlobal("addEventListener", vi.fn()));

const { carryOver, forget, gameAt, games, learnSeat, remember } = await import("./games.svelte");

beforeEach(() => games.splice(0));

test("keys to a table are added to those that are known, each once", () => {
  remember("one", ["seat", "host"], "watch", 1);
  remember("one", ["host", "", "other"]);
  expect(games).toHaveLength(1);
  expect(gameAt("one")).toMatchObject({
    keys: ["seat", "host", "other"],
    seats: [1],
    seatKeys: ["seat"],
    watchKey: "watch",
  });
  expect(gameAt("two")).toBeUndefined();
});

test("people at one screen have several seats, each with its key", () => {
  remember("one", ["first"], "", 0);
  remember("one", ["second"], "", 1);
  expect(gameAt("one")).toMatchObject({ seats: [0, 1], seatKeys: ["first", "second"] });
});

test("the keys of one table open the next game of the series, in the same seats", () => {
  remember("one", ["seat", "host"], "watch", 1);
  carryOver("one", "two");
  expect(gameAt("two")).toMatchObject({ keys: ["seat", "host"], seats: [1], seatKeys: ["seat"], watchKey: "watch" });
  forget("one");
  expect(games.map((game) => game.table)).toEqual(["two"]);
});

test("whoever learns their seat from the server gives nobody its key as an invitation", () => {
  remember("one", ["key"], "key");
  learnSeat("one", 2);
  expect(gameAt("one")).toMatchObject({ seats: [2], seatKeys: ["key"], watchKey: "" });
  learnSeat("one", 3);
  learnSeat("two", 0);
  expect(gameAt("one")).toMatchObject({ seats: [2] });
});

test("a key that opens a seat is another one than that which invites", () => {
  remember("one", ["watch", "seat"], "watch");
  learnSeat("one", 0);
  expect(gameAt("one")).toMatchObject({ seatKeys: ["seat"], watchKey: "watch" });
});
