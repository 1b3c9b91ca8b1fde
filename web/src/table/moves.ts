// Which cards move where, by what happened. No identity of a card leaves the server, so a card is its name and its place.

import type { Picture, SeenEvent } from "../protocol";

export interface Move {
  /** Empty for a card that one does not see. */
  name: string;
  from: string;
  to: string;
}

/** The cards of one event set out together, one shortly after the other. */
export type Flock = Move[];

/** More than this many of one event are not followed one by one. */
const MOST = 7;
const SHUFFLED = 3;
/** Zones beside the hand that have a place of their own on the table, if they are one's own. */
const OWN = new Set(["deck", "discard"]);

/**
 * The moves that events bring about, as somebody in this seat sees them: a zone of another player is their panel,
 * unless it is a hand that is open. The picture before tells what lay in hand and in play when a turn ended.
 */
export function flocksFor(events: readonly SeenEvent[], before: Picture, seat: number | null, isOpen = false): Flock[] {
  let { turn } = before;
  return withoutWholeTurns(events).flatMap((event): Flock[] => {
    // After the turn has changed, the next player's cards are on the stage.
    if (event.name === "turn") turn = event.seat;
    const place = (zone: string, owner = event.seat): string => placeOf(zone, owner, turn, seat, isOpen);
    const moving = event.cards ?? Array<string>(event.count).fill("");
    const all = (names: readonly string[], from: string, to: string): Flock =>
      from === to ? [] : names.slice(0, MOST).map((name) => ({ name, from, to }));
    if (event.name === "shuffle") return [all(Array<string>(SHUFFLED).fill(""), place("discard"), place("deck"))];
    if (event.is_next_hand) {
      const player = before.players[event.seat];
      const isMine = event.seat === seat;
      const hand = isMine ? distinct(before.hand ?? []) : [];
      const played = distinct(player?.in_play.slice(player.from_before.length) ?? []);
      return [
        [...all(hand, place("hand"), place("discard")), ...all(played, place("in_play"), place("discard"))],
        all(isMine ? distinct(moving) : [], place("deck"), place("hand")),
      ];
    }
    if (!event.origin || !event.target) return [];
    return [all(distinct(moving), place(event.origin), place(event.target, event.other ?? event.seat))];
  });
}

/** Turns that begin and end between two pictures were never seen on the table: only their log tells of them. */
function withoutWholeTurns(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const first = events.findIndex((event) => event.name === "turn");
  const last = events.findLastIndex((event) => event.name === "turn");
  return first === last ? events : [...events.slice(0, first), ...events.slice(last)];
}

/** Alike is one stack, so it moves as one; cards that one does not see are counted. */
function distinct(names: readonly string[]): string[] {
  return [...new Set(names.filter((name) => name)), ...names.filter((name) => !name)];
}

function placeOf(zone: string, owner: number, turn: number, seat: number | null, isOpen: boolean): string {
  if (zone === "supply" || zone === "trash") return zone;
  if (zone === "in_play" && owner === turn) return "stage";
  const isHand = zone === "hand" || zone === "held_out";
  if (owner !== seat) return `${isHand && isOpen ? "hand" : "seat"}-${owner}`;
  if (isHand) return "hand";
  if (OWN.has(zone)) return zone;
  return ["looked_at", "revealed", "in_play"].includes(zone) ? "stage" : "you";
}
