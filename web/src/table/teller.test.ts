import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SeenEvent, State } from "../protocol";
import { Teller, holdFor } from "./teller.svelte";

const { settings } = vi.hoisted(() => ({ settings: { speed: "normal" } }));
vi.mock("../state/settings.svelte", () => ({ settings }));

const ME = 0;
const OTHER = 1;
const NORMAL = 420;

beforeEach(() => {
  vi.useFakeTimers();
  settings.speed = "normal";
});
afterEach(() => vi.useRealTimers());

function event(seat: number, name = "play"): SeenEvent {
  return { seat, name } as SeenEvent;
}

/** A state at a table where so much has happened. */
function state(): State {
  return { picture: {}, you: { seat: ME } } as unknown as State;
}

/** Tells what these seats did, one thing a state; the first state is there from the beginning. */
function told(seats: number[]): { teller: Teller; states: State[] } {
  const teller = new Teller();
  const states = [state(), ...seats.map(state)];
  states.forEach((each, n) =>
    teller.hear(
      each,
      seats.slice(0, n).map((seat) => event(seat)),
    ),
  );
  return { teller, states };
}

test("what others do is shown one act after the other, at a pace that one can follow", () => {
  const { teller, states } = told([OTHER, OTHER, OTHER]);
  expect(teller.shown).toBe(states[1]);
  expect(teller.waiting).toBe(2);
  vi.advanceTimersByTime(NORMAL - 1);
  expect(teller.shown).toBe(states[1]);
  vi.advanceTimersByTime(1);
  expect(teller.shown).toBe(states[2]);
  vi.advanceTimersByTime(NORMAL);
  expect(teller.shown).toBe(states[3]);
  expect(teller.waiting).toBe(0);
});

test("what one does oneself is shown at once", () => {
  const { teller, states } = told([ME, ME]);
  expect(teller.shown).toBe(states[2]);
});

test("one can be shown the rest at once, or be told everything without a pause", () => {
  const { teller, states } = told([OTHER, OTHER, OTHER]);
  teller.tellAll();
  expect(teller.shown).toBe(states[3]);
  vi.runAllTimers();
  expect(teller.shown).toBe(states[3]);
  settings.speed = "none";
  expect(told([OTHER, OTHER]).teller.waiting).toBe(0);
});

test("after an undo one does not wait until what was undone has been told", () => {
  const { teller } = told([OTHER, OTHER, OTHER]);
  const undone = state();
  teller.hear(undone, []);
  expect(teller.shown).toBe(undone);
  expect(teller.events).toEqual([]);
  expect(teller.waiting).toBe(0);
});

test("no state is told twice", () => {
  const { teller, states } = told([OTHER, OTHER]);
  teller.hear(states[2]!, [event(OTHER), event(OTHER)]);
  teller.hear(states[1]!, [event(OTHER)]);
  teller.hear(null, []);
  expect(teller.waiting).toBe(1);
});

test("before anything changes, whoever moves the cards sees where they lie", () => {
  const teller = new Teller();
  const before: (State | null)[] = [];
  teller.beforeShow = () => before.push(teller.shown);
  const first = state();
  teller.hear(first, []);
  teller.hear(state(), [event(ME)]);
  expect(before).toEqual([null, first]);
});

test("the longer the queue, the shorter the pause", () => {
  const news = [event(OTHER)];
  expect(holdFor(news, ME, 0, NORMAL)).toBe(NORMAL);
  expect(holdFor(news, ME, 9, NORMAL)).toBe(NORMAL / 2);
  expect(holdFor(news, ME, 21, NORMAL)).toBe(0);
  expect(holdFor([event(OTHER, "draw")], ME, 0, NORMAL)).toBe(0);
  expect(holdFor([event(ME)], null, 0, NORMAL)).toBe(NORMAL);
});
