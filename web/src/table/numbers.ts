// What is counted for a player: Actions, Buys, coins, and whatever else cards bring. The picture says which there are.

import { attribute, isSaid, t } from "../locale/locale.svelte";
import { figure } from "../locale/lists";
import type { PlayerSeen } from "../protocol";

// The numbers that the sprite has a sign for.
const SIGNS = ["actions", "buys"];

export interface Counted {
  name: string;
  n: number;
  /** "2", or "$2". */
  figure: string;
  /** What stands after the figure; a number of somebody's own card has no other name. */
  word: string;
  sign: string | null;
}

export function numberOf(player: PlayerSeen | undefined, name: string): number {
  return player?.numbers[name] ?? 0;
}

export function counters(player: PlayerSeen): Counted[] {
  return Object.entries(player.numbers).map(([name, n]) => {
    const key = `web-number-${name}`;
    return {
      name,
      n,
      figure: attribute(key, "figure", { n }) || figure(n),
      word: isSaid(key) ? t(key, { n }) : name,
      sign: SIGNS.includes(name) ? `i-${name}` : null,
    };
  });
}
