import { expect, test } from "vitest";
import type { SeenEvent } from "../protocol";
import { soundsFor } from "./hearing";

const event = (name: string, seat = 0): SeenEvent => ({ name, seat }) as SeenEvent;

test("alike is heard once, and only the last of many", () => {
  expect(soundsFor([event("play"), event("play")], 0)).toEqual(["card"]);
  expect(soundsFor([event("play"), event("trash"), event("gain")], 0)).toEqual(["trash", "gain"]);
  expect(soundsFor([event("look")], 0)).toEqual([]);
});

test("the bell rings for my turn only", () => {
  expect(soundsFor([event("turn", 1)], 0)).toEqual([]);
  expect(soundsFor([event("turn", 0)], 0)).toEqual(["turn"]);
});
