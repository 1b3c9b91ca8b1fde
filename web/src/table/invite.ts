// The address of a table is the invitation to it: whoever opens it may join or watch. Its key is behind the "#", which
// browsers do not send to servers. A second key after a "." is somebody's own: it leads back to their seat, is kept by
// the browser that opens it, and does not stay in the address.

import { gameAt } from "../state/games.svelte";

export function invitePath(table: string): string {
  const key = gameAt(table)?.watchKey ?? "";
  return `/table/${encodeURIComponent(table)}${key ? `#${key}` : ""}`;
}

/** Behind the path of a table: one would like to take a seat there, although one can watch already. */
export const SIT = "?sit";

export function inviteLink(table: string): string {
  return location.origin + invitePath(table);
}
