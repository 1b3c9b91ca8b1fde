import { beforeEach, expect, test, vi } from "vitest";
import { happened } from "../log/event.fixture";
import type { SeenEvent } from "../protocol";
import type { AnyTable } from "../state/table.svelte";
import { Teller } from "../table/teller.svelte";
import { Answering } from "./answering.svelte";
import { Autoplay } from "./autoplay.svelte";

const { settings } = vi.hoisted(() => ({ settings: { playTreasures: false, skipPhases: false, showReactions: [] } }));
vi.mock("../state/settings.svelte", () => ({ settings }));

const TREASURES = {
  purpose: "play",
  phase: "buy",
  source: null,
  is_for_treasures: true,
  options: ["Copper", "Gold"],
  treasure_order: [0, 1],
  least: 0,
  most: 2,
};
const BUY = { purpose: "buy", phase: "buy", source: null, options: ["Copper"], treasure_order: [], least: 0, most: 1 };

/** A table where we are asked, what is sent there, and what plays by itself. */
class Seated {
  readonly sent: (number[] | "undo")[] = [];
  readonly events: SeenEvent[] = [];
  readonly store: { -readonly [Name in keyof AnyTable]: AnyTable[Name] };
  readonly autoplay: Autoplay;

  constructor() {
    const answer = (picks: number[]): boolean => this.sent.push(picks) > 0;
    const send = (): boolean => this.sent.push("undo") > 0;
    this.store = { connection: "open", underWay: null, events: [], answer, send } as unknown as typeof this.store;
    const store = this.store as unknown as AnyTable;
    const answering = new Answering(store, () => true, () => false, () => {}); // prettier-ignore
    this.autoplay = new Autoplay(store, new Teller(), answering);
  }

  /** The next question comes, after this many events. */
  ask(step: number, question: object, events: number): void {
    this.store.state = {
      step,
      you: { seat: 0 },
      question: { seat: 0, widget: "cards", ...question },
      picture: { costs: { Copper: 0 }, is_safe: false },
      can: { undo: "free" },
    } as unknown as AnyTable["state"];
    this.store.events = Array.from({ length: events }, (_, number) => happened("play", { number }));
    this.autoplay.follow();
    this.autoplay.goOn();
    this.autoplay.answer();
  }
}

beforeEach(() => {
  settings.playTreasures = settings.skipPhases = false;
});

test("Treasures are played once the Buy phase has begun, and undone with the end of the Action phase", () => {
  const table = new Seated();
  table.ask(1, { ...TREASURES, is_for_treasures: false, phase: "action" }, 1);
  table.autoplay.endActions();
  table.ask(2, TREASURES, 1);
  expect(table.sent).toEqual([[], [0, 1]]);
  table.ask(3, BUY, 3);
  table.ask(4, TREASURES, 1);
  expect(table.sent).toEqual([[], [0, 1], "undo"]);
});

test("after a break, nothing that was begun goes on", () => {
  const table = new Seated();
  table.ask(1, { ...TREASURES, is_for_treasures: false, phase: "action" }, 1);
  table.autoplay.endActions();
  table.autoplay.dropPlans();
  table.ask(2, TREASURES, 1);
  expect(table.sent).toEqual([[]]);
});

test("an automatic answer is marked in the log, and not given again once it was undone", () => {
  settings.playTreasures = true;
  const table = new Seated();
  table.ask(1, TREASURES, 1);
  table.ask(2, BUY, 3);
  expect(table.sent).toEqual([[0, 1]]);
  expect([0, 1, 2].map((number) => table.autoplay.did(number))).toEqual([false, true, false]);
  table.ask(3, TREASURES, 1);
  expect(table.sent).toEqual([[0, 1]]);
});
