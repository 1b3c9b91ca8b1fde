// Lists, words in order and dates, as a language writes them.

import { language } from "./locale.svelte";

/** "Anna, Bartek and Zsófia". */
export function listed(words: string[]): string {
  return new Intl.ListFormat(language(), { type: "conjunction" }).format(words);
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
