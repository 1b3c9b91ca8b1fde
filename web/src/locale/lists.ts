// Lists, words in order, numbers and dates, as a language writes them.

import { language } from "./locale.svelte";

/** "Anna, Bartek and Zsófia". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
}

/** A whole number; a negative one with a minus, not with a hyphen. */
export function figure(n: number): string {
  return String(n).replace("-", "−");
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
