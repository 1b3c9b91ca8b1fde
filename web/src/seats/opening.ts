// Opening a table, and going there.

import { liked } from "../kingdom/taste.svelte";
import { t } from "../locale/locale.svelte";
import type { TableOptions } from "../protocol";
import { go } from "../router.svelte";
import { openTable, takeSeat } from "../state/games.svelte";
import { settings } from "../state/settings.svelte";
import { botSeat } from "./chairs.svelte";
import { house } from "./house.svelte";

/** The name that others see: the one used last, or else a word that fits anybody. */
export function myName(): string {
  return settings.name.trim() || t("web-guest");
}

/** Open a table and sit down, in the first seat unless another is given; so do people at this screen. */
export async function openAndGo(
  options: TableOptions,
  here: { seat: number; name: string }[] = [],
  mine = 0,
): Promise<void> {
  const opened = await openTable({ name: myName(), options: { ...options, ...house }, seat: mine });
  for (const { seat, name } of here) await takeSeat(opened.table, { name, seat, key: opened.watch_key });
  go(`/table/${opened.table}`);
}

/** A game at once: against a fair bot, with random cards of the boxes one likes. */
export function playNow(): Promise<void> {
  return openAndGo({ seats: [{}, botSeat("fair")], ...liked() });
}
