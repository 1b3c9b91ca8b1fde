import { expect, test } from "vitest";
import { apart, ticks } from "./scale";

test("axes have round steps and include 0", () => {
  expect(ticks(3, 41)).toEqual([0, 10, 20, 30, 40, 50]);
  expect(ticks(-4, 8)).toEqual([-5, 0, 5, 10]);
  expect(ticks(0, 0)).toEqual([0]);
});

test("labels do not cover each other", () => {
  expect(apart([10, 50, 12], 16)).toEqual([10, 50, 26]);
});
