// My tables, as they are now.

import { SvelteMap } from "svelte/reactivity";
import { listed } from "../locale/lists";
import type { TableSeen } from "../protocol";
import { getJson, RefusedError } from "../state/api";
import { said } from "../state/errand.svelte";
import { games, type MyGame } from "../state/games.svelte";
import { companyAt } from "./company";
import { whileSeen } from "./seen";

const EVERY = 10_000;
/** So many are asked for at a time: the server has to read each of them. */
export const AT_ONCE = 20;

export interface Waiting {
  table: string;
  /** Everybody else. */
  names: string;
  turn: number;
}

export class MyTables {
  seen = new SvelteMap<string, TableSeen>();
  /** Tables that the server no longer has. */
  gone = new SvelteMap<string, string>();
  problem = $state("");

  /** By default those that may wait for me. */
  constructor(private readonly wanted: () => MyGame[] = () => games.filter((game) => !game.isOver).slice(0, AT_ONCE)) {}

  /** The games that wait for me, the newest first. */
  get waiting(): Waiting[] {
    return games.flatMap((game) => {
      const table = this.seen.get(game.table);
      if (!table || !isMyTurn(game, table)) return [];
      return [{ table: game.table, names: listed(companyAt(game, table)), turn: table.turn }];
    });
  }

  /** Keep them up to date until the function that this gives is called. */
  follow(): () => void {
    return whileSeen(() => this.look(), EVERY);
  }

  async look(): Promise<void> {
    this.problem = "";
    await Promise.all(
      this.wanted()
        .filter((game) => this.canChange(game))
        .map((game) => this.lookAt(game)),
    );
  }

  private canChange(game: MyGame): boolean {
    const status = this.seen.get(game.table)?.status;
    return !this.gone.has(game.table) && status !== "over" && status !== "ended";
  }

  private async lookAt(game: MyGame): Promise<void> {
    try {
      const table = await getJson<TableSeen>(`/api/tables/${game.table}`, game.keys[0] ?? game.watchKey);
      this.seen.set(game.table, table);
      if (table.status === "over" && !game.isOver) game.isOver = true;
    } catch (problem) {
      const isGone = problem instanceof RefusedError && [403, 404].includes(problem.status);
      if (isGone) this.gone.set(game.table, said(problem));
      else this.problem = said(problem);
    }
  }
}

export function isMyTurn(game: MyGame, table: TableSeen): boolean {
  const isOn = table.status === "playing" || table.status === "drafting";
  return isOn && table.asked !== null && game.seats.includes(table.asked);
}
