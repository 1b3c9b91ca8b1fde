// The log by turns: who had the turn, and what was done in it, with effects under the card that caused them.

import type { SeenEvent } from "../protocol";

export interface TurnLine {
  event: SeenEvent;
  /** How many effects it lies inside. */
  depth: number;
  /** Only names the card whose effect follows: nothing above has said that it acts. */
  isCause: boolean;
}

export interface Turn {
  /** The number of its first event: a turn keeps it. */
  number: number;
  /** Who has the turn. */
  seat: number;
  /** 0 for an extra turn. */
  count: number;
  lines: TurnLine[];
  /** Its last event. */
  last: SeenEvent;
}

/** Whose turn it is, and how many everybody has had. */
export interface Now {
  turn: number;
  players: readonly { seat: number; turns: number }[];
}

/** Turns that are over stay as they were `before`, so that nothing of them is drawn again. */
export function turnsOf(events: readonly SeenEvent[], now: Now, before: readonly Turn[] = []): Turn[] {
  const starts = startsOf(events);
  return starts.map((start, index) => {
    const known = before[index];
    const end = starts[index + 1] ?? events.length;
    if (known?.last === events[end - 1]) return known!;
    const first = events[start]!;
    const { seat, turn } = first.name === "turn" ? first : begunIn(events, now);
    return turnOf(events.slice(start, end), seat, turn);
  });
}

/** Where turns start. A game that was not dealt begins inside of one. */
function startsOf(events: readonly SeenEvent[]): number[] {
  const starts = events.flatMap((event, index) => (event.name === "turn" ? [index] : []));
  const early = events.slice(0, starts[0]);
  const isDealt = early.some(({ name, cause, is_next_hand }) => name === "draw" && !cause && !is_next_hand);
  return early.length && !isDealt ? [0, ...starts] : starts;
}

/** Whose turn it was when the game began, and which of theirs. */
function begunIn(events: readonly SeenEvent[], now: Now): Pick<SeenEvent, "seat" | "turn"> {
  const turns = events.filter((event) => event.name === "turn");
  const first = events.slice(0, turns[0] && events.indexOf(turns[0]));
  // A turn that is over ended with a new hand, unless its player resigned.
  const last = turns.length ? first.findLast((event) => event.is_next_hand || event.name === "resign") : undefined;
  const seat = last?.seat ?? now.turn;
  const since = turns.filter((event) => event.seat === seat && event.turn).length;
  return { seat, turn: now.players.find((player) => player.seat === seat)!.turns - since };
}

function turnOf(events: readonly SeenEvent[], seat: number, count: number): Turn {
  const lines: TurnLine[] = [];
  /** The cards that the lines above name, by depth: what comes of them lies under them. */
  let named: (readonly string[])[] = [];
  for (const event of events) {
    if (event.name === "turn" || event.name === "over" || event.is_next_hand) continue;
    const { depth, cause } = event;
    const last = lines.at(-1);
    if (event.joins && last) {
      const cards = [...(last.event.cards ?? []), ...(event.cards ?? [])];
      lines[lines.length - 1] = { ...last, event: { ...last.event, cards, count: cards.length } };
      continue;
    }
    if (cause && !saysItsCause(event) && !named[depth - 1]?.includes(cause)) {
      lines.push({ event, depth: depth - 1, isCause: true });
      named = [...named.slice(0, depth - 1), [cause]];
    }
    lines.push({ event, depth, isCause: false });
    named = [...named.slice(0, depth), event.cards ?? []];
  }
  return { number: events[0]!.number, seat, count, lines, last: events.at(-1)! };
}

/**
 * What Attacks of earlier turns did to whoever has this turn, from the event with the number `since` on. Before a
 * player has done anything, what acts are their own Durations.
 */
export function hitsIn({ seat, lines }: Turn, since: number, isAttack: (name: string) => boolean): SeenEvent[] {
  const begun = lines.findIndex((line) => line.depth === 0 && !line.isCause);
  return lines
    .filter(({ isCause, event }, index) => isCause && begun >= 0 && index > begun && isAttack(event.cause!))
    .map((line) => line.event)
    .filter((event) => event.seat === seat && event.number >= since);
}

/** Whether its sentence names the card that brought it about. */
function saysItsCause(event: SeenEvent): boolean {
  return event.name === "get" || event.name === "mark";
}
