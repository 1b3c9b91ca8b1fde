// What screen readers say about a card or a pile.

import { priceOf, type Price } from "../card/price";
import { priceText } from "../locale/lists";
import { t } from "../locale/locale.svelte";
import { cardNamed } from "../state/cards.svelte";

export type Choosable = "can" | "picked" | "cannot" | "normal";

/** "Copper, Treasure, costs 0, 3 of them, can be chosen". */
export function cardLabel(name: string, count: number, state: Choosable): string {
  const card = cardNamed(name);
  const { title, type_line: kind } = card;
  const cost = priceText(priceOf(card));
  return t("web-label-card", { title, kind, cost, count, state });
}

/** "Silver, Treasure, costs 3, 8 left, watch out: Blockade, can be chosen". */
export function pileLabel(
  name: string,
  price: Price,
  left: number,
  tokens: number,
  traps: string[],
  state: Choosable,
): string {
  const { title, type_line: kind } = cardNamed(name);
  const named = traps.map((card) => cardNamed(card).title).join(", ");
  return t("web-label-pile", { title, kind, cost: priceText(price), left, tokens, traps: named || 0, state });
}
