// The guided first game of this browser.

import type { OpenTable } from "../protocol";
import { botSeat } from "../seats/chairs.svelte";
import { myName } from "../seats/opening";
import { gameAt, openTable } from "../state/games.svelte";
import { save, saved } from "../state/saved";

/** The same cards and the same shuffles for everybody; one goes first oneself. The bot loses no time: how fast its moves
 * are shown is everybody's own setting. */
function wish(): OpenTable {
  return {
    name: myName(),
    options: { kingdom: "First Game", seats: [{}, botSeat("easy")], first: 0, seed: 3, show_score: true, pace: 0 },
  };
}

/** The table where the first game is played; empty if there is none to go on with. */
export function firstGame(): string {
  const game = gameAt(saved("first-game", ""));
  return game && !game.isOver ? game.table : "";
}

export async function openFirstGame(): Promise<string> {
  const { table } = await openTable(wish());
  save("first-game", table);
  return table;
}
