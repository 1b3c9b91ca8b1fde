// The open tables, looked up again while the page is shown.

import type { LobbyTable } from "../protocol";
import { getJson } from "../state/api";
import { said } from "../state/errand.svelte";
import { whileSeen } from "./seen";

const EVERY = 5_000;

export class Lobby {
  tables = $state.raw<LobbyTable[] | null>(null);
  problem = $state("");

  get waiting(): LobbyTable[] {
    return (this.tables ?? []).filter((table) => table.status === "open" && table.free > 0);
  }

  get playing(): LobbyTable[] {
    return (this.tables ?? []).filter((table) => !this.waiting.includes(table));
  }

  /** Keep it up to date until the function that this gives is called. */
  follow(): () => void {
    return whileSeen(() => this.look(), EVERY);
  }

  async look(): Promise<void> {
    try {
      this.tables = await getJson<LobbyTable[]>("/api/tables");
      this.problem = "";
    } catch (problem) {
      this.problem = said(problem);
    }
  }
}
