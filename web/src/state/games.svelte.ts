// The tables that this browser has keys to. Nobody can find out a key again, so they are stored until you forget them.

import type { NewTable, OpenTable, Seated, TakeSeat } from "../protocol";
import { postJson } from "./api";
import { save, saved } from "./saved";

export interface MyGame {
  table: string;
  /** All that may be done here; a table for people at one screen has several seats. */
  keys: string[];
  /** The seats that these keys are for. */
  seats: number[];
  /** Those of the keys that are for a seat: several where people sit at one screen. */
  seatKeys: string[];
  watchKey: string;
  /** When it was opened or joined, in milliseconds. */
  since: number;
  isOver: boolean;
}

export const games: MyGame[] = $state(readGames());

$effect.root(() => {
  $effect(() => save("games", games));
});

addEventListener("storage", (event) => {
  if (event.key === "fiefdom-games") games.splice(0, games.length, ...readGames());
});

function readGames(): MyGame[] {
  // Games that were saved before seats were do not know theirs.
  return saved<MyGame[]>("games", []).map((game) => ({
    ...game,
    seats: game.seats ?? [],
    seatKeys: game.seatKeys ?? [],
  }));
}

export function gameAt(table: string): MyGame | undefined {
  return games.find((game) => game.table === table);
}

/** Remember keys to a table, beside those that we have. With a seat, the first key is for it. */
export function remember(table: string, keys: string[], watchKey = "", seat: number | null = null): MyGame {
  let game = gameAt(table);
  if (!game) {
    games.unshift({ table, keys: [], seats: [], seatKeys: [], watchKey, since: Date.now(), isOver: false });
    game = games[0]!;
  }
  game.keys.push(...keys.filter((key) => key && !game.keys.includes(key)));
  game.watchKey ||= watchKey;
  if (seat !== null && !game.seats.includes(seat)) {
    game.seats.push(seat);
    game.seatKeys.push(keys[0]!);
  }
  return game;
}

/** Whoever came with nothing but a key learns from the server which seat it is for: then it is no invitation. */
export function learnSeat(table: string, seat: number): void {
  const game = gameAt(table);
  const key = game?.keys.find((each) => each !== game.watchKey) ?? game?.keys[0];
  if (!game || !key || game.seats.length) return;
  game.seats.push(seat);
  game.seatKeys.push(key);
  if (game.watchKey === key) game.watchKey = "";
}

/** The keys of one table open the next of the series too. */
export function carryOver(from: string, to: string): void {
  const { keys, seats, seatKeys, watchKey } = gameAt(from) ?? { keys: [], seats: [], seatKeys: [], watchKey: "" };
  Object.assign(remember(to, [...keys], watchKey), { seats: [...seats], seatKeys: [...seatKeys] });
}

export function forget(table: string): void {
  const index = games.findIndex((game) => game.table === table);
  if (index >= 0) games.splice(index, 1);
}

/** Open a table, and remember its keys. */
export async function openTable(wish: OpenTable): Promise<NewTable> {
  const opened = await postJson<NewTable>("/api/tables", wish);
  remember(opened.table, [opened.seat_key, opened.host_key], opened.watch_key, opened.seat);
  return opened;
}

/** Take a seat, and remember its key. */
export async function takeSeat(table: string, wish: TakeSeat): Promise<Seated> {
  const seated = await postJson<Seated>(`/api/tables/${table}/seats`, wish);
  remember(table, [seated.seat_key], wish.key, seated.seat);
  return seated;
}
