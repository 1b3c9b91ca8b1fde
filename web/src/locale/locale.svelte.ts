// Every sentence comes from the server's Fluent files, in all languages alike.

import { untrack } from "svelte";
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { getText, unlessAway } from "../state/api";
import { loadCards } from "../state/cards.svelte";
import { server } from "../state/server.svelte";
import { settings } from "../state/settings.svelte";

export const LANGUAGES = { en: "English", pl: "polski", hu: "magyar", cs: "čeština" } as const;
export type Language = keyof typeof LANGUAGES;

// Those that the client needs; texts of cards come with the cards.
const FILES = "boxes,client,game,web,pages,table";
const SAVED = "fiefdom-texts-";
let bundle = $state.raw<FluentBundle | null>(null);

/** Whether there are sentences to show yet. */
export const locale = {
  get isReady(): boolean {
    return bundle !== null;
  },
};

/** The language chosen here, or else the first of the browser's that we speak. */
export function language(): Language {
  const wanted = [settings.language, ...navigator.languages.map((each) => each.slice(0, 2))];
  return (wanted.find((each) => each in LANGUAGES) as Language | undefined) ?? "en";
}

/** The sentence for this key in the current language; the key itself if there is none. */
export function t(key: string, parts: Record<string, FluentVariable> = {}): string {
  if (!bundle) return "";
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  const text = bundle.formatPattern(message.value, parts, []);
  return hasNegative(parts) ? text.replace(/-(?=\d)/g, "−") : text;
}

/** Whether there is a sentence for this key: own cards bring names that have none. */
export function isSaid(key: string): boolean {
  return bundle?.hasMessage(key) ?? false;
}

/** The first of these sentences that there is. */
export function best(keys: readonly string[]): string {
  return keys.find(isSaid) ?? keys.at(-1) ?? "";
}

/** The name of a box; one of somebody's own cards is called as its file. */
export function boxName(box: string): string {
  const key = `box-${box.replaceAll("_", "-")}`;
  return box && (isSaid(key) ? t(key) : box);
}

/** An attribute of a sentence, such as what a card means by a label; empty if it has none. */
export function attribute(key: string, name: string, parts: Record<string, FluentVariable> = {}): string {
  const pattern = bundle?.getMessage(key)?.attributes[name];
  return bundle && pattern ? bundle.formatPattern(pattern, parts, []) : "";
}

/** Read the sentences and cards of the current language, and again whenever it changes. */
export function startLocale(): void {
  $effect.root(() => {
    $effect(() => {
      const wanted = language();
      // What could not be read while the server was away is read when it is back.
      if (!server.isReached) return;
      // What is there already does not ask for more when it changes.
      untrack(() => void Promise.all([speak(wanted), loadCards(wanted)]).catch(unlessAway));
    });
  });
}

async function speak(wanted: Language): Promise<void> {
  // Requests ask for the language of the page.
  document.documentElement.lang = wanted;
  // What was read the last time is shown at once, and replaced by what the server has now.
  const saved = localStorage.getItem(SAVED + wanted);
  if (saved) read(wanted, saved);
  const text = await getText(`/api/texts/${wanted}?only=${FILES}`);
  if (wanted !== language() || text === saved) return;
  read(wanted, text);
  localStorage.setItem(SAVED + wanted, text);
}

function read(wanted: Language, text: string): void {
  const made = new FluentBundle(wanted, { useIsolating: false });
  made.addResource(new FluentResource(text));
  bundle = made;
}

function hasNegative(parts: Record<string, FluentVariable>): boolean {
  return Object.values(parts).some((part) => typeof part === "number" && part < 0);
}
