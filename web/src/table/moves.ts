// Which cards move where, by what happened. No identity of a card leaves the server, so a card is its name and its zone.

import type { SeenEvent } from "../protocol";

export interface Move {
  name: string;
  from: string;
  to: string;
}

/** A hand or a row of plays takes no longer than this many steps. */
const MOST = 10;

/** The moves that events bring about, as somebody in this seat sees them; a zone of another player is their panel. */
export function movesFor(events: readonly SeenEvent[], seat: number | null): Move[] {
  const moves = events.flatMap((event): Move[] => {
    const isMine = event.seat === seat;
    const panel = `seat-${event.seat}`;
    const names = event.cards ?? [];
    const all = (from: string, to: string): Move[] => names.map((name) => ({ name, from, to }));
    switch (event.name) {
      case "play":
        return all(isMine ? "hand" : panel, "stage");
      case "draw":
      case "take":
        return isMine ? all("deck", "hand") : [];
      case "gain":
      case "buy":
        return isMine && (event.zone === "" || event.zone === "discard") ? all("supply", "discard") : [];
      case "trash":
        return all(isMine ? "hand" : panel, "trash");
      default:
        return [];
    }
  });
  return moves.slice(-MOST);
}
