// The link that lets somebody join or watch a table: its key is behind the #, which browsers do not send to servers.

import { gameAt } from "../state/games.svelte";

export function inviteLink(table: string): string {
  const key = gameAt(table)?.watchKey ?? "";
  return `${location.origin}/join/${table}${key ? `#${key}` : ""}`;
}
