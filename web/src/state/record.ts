// The record of a game, as a file for whoever wants to keep it, and positions of it.

import { getText, postText } from "./api";
import { gameAt } from "./games.svelte";

/** The position of a game of one's own as it is now, or as it was after some of its answers. */
export function positionAt(table: string, step?: number, key = gameAt(table)?.keys[0]): Promise<string> {
  return getText(`/api/tables/${table}/position${step === undefined ? "" : `?step=${step}`}`, key);
}

/** The position of a recorded game after some of its answers. */
export function positionIn(record: string, step: number): Promise<string> {
  return postText(`/api/replays/position?step=${step}`, { record });
}

export async function saveRecord(table: string, key: string | undefined): Promise<void> {
  const text = await getText(`/api/tables/${table}/record`, key);
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `fiefdom-${table}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
