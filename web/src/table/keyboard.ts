// The keys of the table. Single letters do nothing in a text field, and can be switched off.

import { isTyping } from "../pages/keys.svelte";
import { settings } from "../state/settings.svelte";
import { buttonsOf } from "./headings";
import { closeReader, reader } from "./reading.svelte";
import type { Sitting, Tab } from "./sitting.svelte";

const ZONES: Partial<Record<string, string>> = { h: "hand", s: "supply", o: "others" };
const TABS: Partial<Record<string, Tab>> = { l: "log", d: "cards", c: "chat" };
const DIGITS = "1234567890";
const USED = /^(Tab|Arrow.+|Enter|.)$/;

export function pressKey(sitting: Sitting, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || event.defaultPrevented) return;
  if (document.querySelector("dialog[open]")) return;
  if (USED.test(event.key)) sitting.usesKeys = true;
  if (!event.repeat && act(sitting, event)) event.preventDefault();
}

function act(sitting: Sitting, event: KeyboardEvent): boolean {
  const digit = DIGITS.indexOf(event.code.replace(/^(Digit|Numpad)/, ""));
  if (digit >= 0 && /^(Digit|Numpad)/.test(event.code)) return pickNumber(digit + (event.shiftKey ? 10 : 0));
  if (event.key === "Escape") return escape(sitting);
  // Space and Enter belong to what has the focus; where nothing has it, Space shows the rest.
  const isFree = !(event.target instanceof Element && event.target.closest("button, a, input"));
  if (event.key === " " && isFree) {
    sitting.teller.tellAll();
    return true;
  }
  return settings.letterKeys && !event.shiftKey && letter(sitting, event.key.toLowerCase());
}

function letter(sitting: Sitting, key: string): boolean {
  const zone = ZONES[key];
  const tab = TABS[key];
  if (zone) return focusZone(zone);
  if (tab) {
    sitting.tab = tab;
    const target = tab === "chat" ? "[data-say]" : tab === "log" ? "[data-zone=log]" : "#tab-cards";
    queueMicrotask(() => requestAnimationFrame(() => document.querySelector<HTMLElement>(target)?.focus()));
    return true;
  }
  if (key === "u") sitting.undo();
  else return pressButton(sitting, key);
  return true;
}

/** A letter presses the button that it is written on, and nothing that cannot be seen. */
function pressButton(sitting: Sitting, key: string): boolean {
  const button = buttonsOf(sitting).find((each) => each.key.toLowerCase() === key);
  if (button?.isEnabled) button.press();
  return button !== undefined;
}

/** Pick the choosable thing with this number, as it is written under it. */
function pickNumber(index: number): boolean {
  const target = document.querySelector(`[data-number="${index + 1}"]`);
  target?.closest("li")?.querySelector<HTMLElement>('[data-slot="can"]')?.click();
  return target !== null;
}

function escape(sitting: Sitting): boolean {
  if (reader.open) closeReader();
  else if (sitting.answering.picks.length) sitting.answering.clear();
  else return false;
  return true;
}

function focusZone(zone: string): boolean {
  const within = document.querySelector(`[data-zone=${zone}]`);
  const target =
    within?.querySelector<HTMLElement>('[data-slot="can"]') ?? within?.querySelector<HTMLElement>("button");
  target?.focus();
  return true;
}
