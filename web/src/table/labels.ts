// What screen readers say about a card or a pile.

import { t } from "../locale/locale.svelte";
import { cardNamed } from "../state/cards.svelte";

export type Choosable = "can" | "picked" | "cannot" | "normal";

/** "Copper, Treasure, costs 0, 3 of them, can be chosen". */
export function cardLabel(name: string, count: number, state: Choosable): string {
  const { title, type_line: kind, cost } = cardNamed(name);
  return t("web-label-card", { title, kind, cost, count, state });
}

/** "Smithy, Action, costs 4, 8 left, can be chosen". */
export function pileLabel(name: string, cost: number, left: number, tokens: number, state: Choosable): string {
  const { title, type_line: kind } = cardNamed(name);
  return t("web-label-pile", { title, kind, cost, left, tokens, state });
}
