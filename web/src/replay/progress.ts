// How points and money grew.

import type { Moment } from "../protocol";

/** A row for each round of turns: at the beginning of the first player's turn, and at the end. */
export function byRound(moments: Moment[], of: "scores" | "money"): number[][] {
  const first = moments[0]?.seat;
  const rounds = moments.filter(({ seat }, index) => seat === first && index < moments.length - 1);
  return [...rounds, ...moments.slice(-1)].map((moment) => moment[of]);
}
