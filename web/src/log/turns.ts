// The log by turns: who had the turn, and what was done in it, with effects under the act that brought them about.

import type { SeenEvent } from "../protocol";

export interface Line {
  event: SeenEvent;
  /** 0 for what the player did by themselves, 1 for what came of it. */
  depth: 0 | 1;
}

export interface Turn {
  /** The number of its first event: a turn keeps it. */
  number: number;
  /** Who has the turn; -1 before the first. */
  seat: number;
  /** 0 for an extra turn. */
  count: number;
  lines: Line[];
}

const ACTS = new Set(["play", "buy"]);

export function turnsOf(events: readonly SeenEvent[], isTreasure: (name: string) => boolean): Turn[] {
  const turns: Turn[] = [];
  let turn: Turn | null = null;
  for (const event of events) {
    if (event.name === "turn") {
      turn = { number: event.number, seat: event.seat, count: event.zone === "extra" ? 0 : event.amount, lines: [] };
      turns.push(turn);
      continue;
    }
    // The first hands are dealt before anybody's turn: there is nothing to say about them.
    if (!turn || event.name === "over" || event.zone === "next_hand") continue;
    const isAct = ACTS.has(event.name) && event.seat === turn.seat;
    const last = turn.lines.at(-1);
    if (last && isAct && continues(last.event, event, isTreasure)) {
      const cards = [...(last.event.cards ?? []), ...(event.cards ?? [])];
      turn.lines[turn.lines.length - 1] = { ...last, event: { ...last.event, cards, count: cards.length } };
    } else {
      turn.lines.push({ event, depth: isAct ? 0 : 1 });
    }
  }
  return turns;
}

/** Treasures played in a row share a line. */
function continues(last: SeenEvent, event: SeenEvent, isTreasure: (name: string) => boolean): boolean {
  const isMoney = (each: SeenEvent): boolean => each.name === "play" && !!each.cards?.every(isTreasure);
  return last.seat === event.seat && isMoney(last) && isMoney(event);
}
