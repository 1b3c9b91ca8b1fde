import { expect, test } from "vitest";
import type { Picture } from "../protocol";
import { chanceOf, trackedIn } from "./tracking";

test("a chance is counted without putting back", () => {
  expect(chanceOf(1, 5, 1)).toBeCloseTo(0.2);
  expect(chanceOf(1, 5, 5)).toBe(1);
  expect(chanceOf(2, 4, 2)).toBeCloseTo(1 - (2 / 4) * (1 / 3));
  expect(chanceOf(0, 5, 5)).toBe(0);
  expect(chanceOf(3, 0, 5)).toBe(0);
});

test("what is in hand, in play, on a mat or known to be discarded is not drawn", () => {
  const picture = {
    seat: 0,
    owned: { Copper: 4, Estate: 2, Island: 1, Smithy: 1 },
    hand: ["Copper"],
    deck_size: 3,
    players: [
      {
        seat: 0,
        in_play: ["Smithy"],
        uncovered: [{ zone: "island", cards: ["Island"], count: 1 }],
        known: [{ cards: ["Estate"], places: [["discard", 0]] }],
        discard_top: "Estate",
      },
    ],
  } as unknown as Picture;
  const rows = Object.fromEntries(trackedIn(picture, 1).map((row) => [row.name, row]));
  expect(rows.Copper).toEqual({ name: "Copper", owned: 4, here: 1, away: 0, chance: 3 / 4 });
  expect(rows.Estate!.chance).toBeCloseTo(1 / 4);
  expect(rows.Island).toMatchObject({ away: 1, chance: 0 });
  expect(rows.Smithy).toMatchObject({ here: 1, chance: 0 });
});
