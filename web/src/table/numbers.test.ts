import { expect, it, vi } from "vitest";
import type { PlayerSeen } from "../protocol";
import { counters, numberOf } from "./numbers";

vi.mock("../locale/locale.svelte", () => ({
  attribute: (key: string, _name: string, { n }: { n: number }) => (key === "web-number-coins" ? `$${n}` : ""),
  isSaid: (key: string) => ["web-number-actions", "web-number-buys", "web-number-coins"].includes(key),
  t: (key: string) => key,
  language: () => "en",
}));

const player = { numbers: { actions: 1, buys: 0, coins: 2, villagers: 3 } } as unknown as PlayerSeen;

it("shows every number that the picture has, with its own name where no language has another", () => {
  expect(counters(player).map(({ name, figure, sign }) => [name, figure, sign])).toEqual([
    ["actions", "1", "i-actions"],
    ["buys", "0", "i-buys"],
    ["coins", "$2", null],
    ["villagers", "3", null],
  ]);
  expect(counters(player)[3]?.word).toBe("villagers");
});

it("counts what the picture leaves out as none", () => {
  expect([numberOf(player, "actions"), numberOf(player, "favors"), numberOf(undefined, "buys")]).toEqual([1, 0, 0]);
});
