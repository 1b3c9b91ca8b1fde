// What is heard of what happened at the table.

import type { SeenEvent } from "../protocol";
import type { Sound } from "./sound";

const BY_EVENT: Partial<Record<string, Sound>> = {
  play: "card",
  gain: "gain",
  buy: "coin",
  trash: "trash",
  shuffle: "shuffle",
  react: "attack",
  over: "end",
};
/** More at once would be noise. */
const MOST = 2;

/** The sounds for what has just happened: each once, and the bell if it has become my turn. */
export function soundsFor(news: readonly SeenEvent[], seat: number | null): Sound[] {
  const heard = news.flatMap(({ name }) => BY_EVENT[name] ?? []);
  const isMyTurn = news.some((event) => event.name === "turn" && event.seat === seat);
  return [...[...new Set(heard)].slice(-MOST), ...(isMyTurn ? (["turn"] as const) : [])];
}
