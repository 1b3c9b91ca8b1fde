// Lists, words in order, numbers, prices and dates, as a language writes them.

import { hasCoins, type Price } from "../card/price";
import { language, t } from "./locale.svelte";

/** "Anna, Bartek and Zsófia". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** A whole number; a negative one with a minus, not with a hyphen. */
export function figure(n: number): string {
  return String(n).replace("-", "−");
}

/** A price in words: "3", "3 + 1 Potion", "8 debt". */
export function priceText(price: Price): string {
  const parts = Object.entries(price.parts).map(([part, n]) => t(`price-${part}`, { n }));
  return [...(hasCoins(price) ? [String(price.coins)] : []), ...parts].join(" + ");
}

/** The order of words in the current language. */
export function inOrder(one: string, other: string): number {
  return one.localeCompare(other, language());
}

/** A day, and the time if it is today. */
export function dated(when: number): string {
  const isToday = new Date(when).toDateString() === new Date().toDateString();
  const form: Intl.DateTimeFormatOptions = isToday ? { timeStyle: "short" } : { dateStyle: "medium" };
  return new Intl.DateTimeFormat(language(), form).format(when);
}
