// What a first game explains, and when: each note comes as soon as it fits what is on the table, and only once.

import type { State } from "../protocol";
import { cardNamed } from "../state/cards.svelte";
import { numberOf } from "../table/numbers";

export interface Lesson {
  key: string;
  /** Whether it fits what is on the table. */
  fits: (state: State) => boolean;
  /** Whether what it asks for has been done; without it, one has to say that one has read it. */
  isDone?: (state: State) => boolean;
}

const FEW_PROVINCES = 3;

const turn = (state: State): number => state.table.turn;
const isMyTurn = (state: State): boolean => state.picture !== null && state.picture.turn === state.you.seat;
const isAsked = (state: State): boolean => state.question !== null && state.question.seat === state.you.seat;
const me = (state: State) => state.picture?.players.find((player) => player.seat === state.you.seat);
const coins = (state: State): number => numberOf(me(state), "coins");
const purpose = (state: State): string => (isAsked(state) && isMyTurn(state) ? (state.question?.purpose ?? "") : "");
const isBuying = (state: State): boolean => purpose(state) === "buy";
const offers = (state: State, type: string): boolean =>
  purpose(state) === "play" && (state.question?.options ?? []).some((name) => cardNamed(name).types.includes(type));

/** In the order in which they are looked for. */
export const LESSONS: readonly Lesson[] = [
  { key: "web-coach-over", fits: (state) => state.standings !== null },
  {
    key: "web-coach-attack",
    fits: (state) => isAsked(state) && !isMyTurn(state),
    isDone: (state) => !isAsked(state) || isMyTurn(state),
  },
  { key: "web-coach-hand", fits: (state) => turn(state) === 1 && isMyTurn(state) && coins(state) === 0 },
  { key: "web-coach-treasures", fits: (state) => offers(state, "Treasure"), isDone: (state) => coins(state) > 0 },
  { key: "web-coach-buy", fits: isBuying, isDone: (state) => !isBuying(state) || numberOf(me(state), "buys") === 0 },
  { key: "web-coach-bot", fits: (state) => !isMyTurn(state) || turn(state) === 2 },
  { key: "web-coach-second", fits: (state) => isMyTurn(state) && turn(state) === 2, isDone: isBuying },
  { key: "web-coach-shuffle", fits: (state) => isMyTurn(state) && turn(state) === 3 },
  {
    key: "web-coach-action",
    fits: (state) => offers(state, "Action"),
    isDone: (state) => !offers(state, "Action") || (me(state)?.in_play.length ?? 0) > 0,
  },
  { key: "web-coach-village", fits: (state) => isMyTurn(state) && numberOf(me(state), "actions") >= 2 },
  {
    key: "web-coach-province",
    fits: (state) => isBuying(state) && coins(state) >= 8,
    isDone: (state) => !isBuying(state),
  },
  { key: "web-coach-gold", fits: (state) => isBuying(state) && coins(state) >= 6, isDone: (state) => !isBuying(state) },
  { key: "web-coach-undo", fits: (state) => isMyTurn(state) && turn(state) === 4 },
  { key: "web-coach-clock", fits: (state) => isMyTurn(state) && turn(state) === 6 },
  {
    key: "web-coach-late",
    fits: (state) => isMyTurn(state) && (state.picture?.supply["Province"] ?? FEW_PROVINCES + 1) <= FEW_PROVINCES,
  },
];
