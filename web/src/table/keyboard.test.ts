import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Button } from "../decision/buttons";
import type { Sitting } from "./sitting.svelte";
import { pressKey } from "./keyboard";

const { settings, reader, page, buttons } = vi.hoisted(() => ({
  settings: { letterKeys: true },
  reader: { open: null as object | null },
  page: { isTyping: false },
  buttons: [] as Button[],
}));
vi.mock("../state/settings.svelte", () => ({ settings }));
vi.mock("../pages/keys.svelte", () => ({ isTyping: () => page.isTyping }));
vi.mock("./headings", () => ({ buttonsOf: () => buttons }));
vi.mock("./reading.svelte", () => ({ reader, closeReader: () => (reader.open = null) }));

/** What is found on the page, by selector. */
const found = new Map<string, unknown>();
let sitting: Sitting;
const undo = vi.fn();
const tellAll = vi.fn();

beforeEach(() => {
  settings.letterKeys = true;
  reader.open = null;
  page.isTyping = false;
  buttons.length = 0;
  found.clear();
  undo.mockClear();
  tellAll.mockClear();
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("document", { querySelector: (selector: string) => found.get(selector) ?? null });
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => act());
  const answering = { picks: [] as number[], clear: () => (answering.picks = []) };
  sitting = { usesKeys: false, tab: "log", undo, answering, teller: { tellAll } } as unknown as Sitting;
});
afterEach(() => vi.unstubAllGlobals());

/** Press a key; whether it did anything. */
function press(key: string, more: Partial<KeyboardEvent> = {}): boolean {
  const preventDefault = vi.fn();
  const code = /^\d$/.test(key) ? `Digit${key}` : "";
  pressKey(sitting, { key, code, target: null, preventDefault, ...more } as unknown as KeyboardEvent);
  return preventDefault.mock.calls.length > 0;
}

/** A button of the ribbon with a letter on it. */
function button(key: string, isEnabled = true): () => void {
  const pressed = vi.fn();
  buttons.push({ label: "", key, isMain: true, isEnabled, press: pressed });
  return pressed;
}

/** A card that can be picked by this number. */
function numbered(number: number): () => void {
  const click = vi.fn();
  found.set(`[data-number="${number}"]`, { closest: () => ({ querySelector: () => ({ click }) }) });
  return click;
}

test("letters undo, change what is shown beside the table, and press the button that they are written on", () => {
  const end = button("E");
  expect(press("u")).toBe(true);
  expect(undo).toHaveBeenCalledOnce();
  expect(press("e")).toBe(true);
  expect(end).toHaveBeenCalledOnce();
  expect(press("c")).toBe(true);
  expect(sitting.tab).toBe("chat");
  expect(press("x")).toBe(false);
});

test("a button that is not enabled is not pressed", () => {
  const end = button("E", false);
  expect(press("e")).toBe(true);
  expect(end).not.toHaveBeenCalled();
});

test("letters that are switched off do nothing; digits and Escape do", () => {
  settings.letterKeys = false;
  const end = button("E");
  const first = numbered(1);
  expect([press("u"), press("e"), press("l")]).toEqual([false, false, false]);
  expect(undo).not.toHaveBeenCalled();
  expect(end).not.toHaveBeenCalled();
  expect(press("1")).toBe(true);
  expect(first).toHaveBeenCalledOnce();
});

test("while text is typed, keys are text", () => {
  page.isTyping = true;
  expect([press("u"), press("1"), press("Escape")]).toEqual([false, false, false]);
  expect(undo).not.toHaveBeenCalled();
  expect(sitting.usesKeys).toBe(false);
});

test("keys of the browser, of a dialog and of others are theirs", () => {
  expect([press("u", { ctrlKey: true }), press("u", { metaKey: true }), press("u", { altKey: true })]).toEqual([
    false,
    false,
    false,
  ]);
  expect(press("u", { defaultPrevented: true })).toBe(false);
  expect(press("U", { shiftKey: true })).toBe(false);
  found.set("dialog[open]", {});
  expect(press("u")).toBe(false);
  expect(undo).not.toHaveBeenCalled();
});

test("a key that is held down does its work once", () => {
  press("u");
  press("u", { repeat: true });
  expect(undo).toHaveBeenCalledOnce();
});

test("digits pick what has that number, with Shift from eleven on", () => {
  const tenth = numbered(10);
  const twelfth = numbered(12);
  expect(press("0")).toBe(true);
  expect(press("2", { shiftKey: true })).toBe(true);
  expect(press("3")).toBe(false);
  expect(tenth).toHaveBeenCalledOnce();
  expect(twelfth).toHaveBeenCalledOnce();
});

test("Escape closes the reader first, then takes back what was picked", () => {
  reader.open = {};
  sitting.answering.picks = [1];
  expect(press("Escape")).toBe(true);
  expect([reader.open, sitting.answering.picks]).toEqual([null, [1]]);
  expect(press("Escape")).toBe(true);
  expect(sitting.answering.picks).toEqual([]);
  expect(press("Escape")).toBe(false);
});

test("Space shows the rest, unless it belongs to what has the focus", () => {
  expect(press(" ")).toBe(true);
  expect(tellAll).toHaveBeenCalledOnce();
  const focused = Object.assign(new Element(), { closest: () => ({}) });
  expect(press(" ", { target: focused })).toBe(false);
  expect(tellAll).toHaveBeenCalledOnce();
});

test("with a key of the table, numbers show under the cards", () => {
  press("Shift");
  expect(sitting.usesKeys).toBe(false);
  press("ArrowLeft");
  expect(sitting.usesKeys).toBe(true);
});
