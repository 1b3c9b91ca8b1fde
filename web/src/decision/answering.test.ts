import { expect, test, vi } from "vitest";
import type { AnyTable } from "../state/table.svelte";
import { Answering } from "./answering.svelte";
import type { Slot } from "./question";

const OPTIONS = ["Copper", "Copper", "Copper", "Estate", "Gold"];

/** A table with a question to us, and what is answered there. */
class Asking {
  readonly answered: number[][] = [];
  readonly refuse = vi.fn();
  readonly store = { connection: "open", underWay: null, answer: (picks: number[]) => this.note(picks) } as unknown as {
    -readonly [Name in keyof AnyTable]: AnyTable[Name];
  };
  isTold = true;
  isLate = false;
  readonly answering: Answering;

  constructor(question: object = {}) {
    this.ask(1, question);
    this.answering = new Answering(
      this.store as unknown as AnyTable,
      () => this.isTold,
      () => this.isLate,
      this.refuse,
    );
    this.answering.renew();
  }

  ask(step: number, question: object = {}): void {
    const plain = {
      seat: 0,
      source: "Warehouse",
      widget: "cards",
      options: OPTIONS,
      least: 2,
      most: 2,
      purpose: "discard",
    };
    this.store.state = { step, you: { seat: 0 }, question: { ...plain, ...question } } as unknown as AnyTable["state"];
  }

  note(picks: number[]): boolean {
    this.answered.push(picks);
    return true;
  }

  slot(name: string): Slot {
    return this.answering.slots.find((slot) => slot.name === name)!;
  }

  pick(name: string, all = false): void {
    this.answering.pick(this.slot(name), all);
  }
}

test("alike cards are picked one by one or together, and no more than may be", () => {
  const table = new Asking();
  table.pick("Copper");
  expect(table.answering.picks).toEqual([0]);
  expect(table.answering.isReady).toBe(false);
  table.pick("Copper");
  table.pick("Gold");
  expect(table.answering.picks).toEqual([0, 1]);
  expect(table.answering.picked(table.slot("Copper"))).toBe(2);
  table.answering.clear();
  table.pick("Copper", true);
  expect(table.answering.picks).toEqual([0, 1]);
});

test("a slot that is all picked gives its last pick back", () => {
  const table = new Asking();
  table.pick("Estate");
  table.pick("Copper");
  table.pick("Estate");
  expect(table.answering.picks).toEqual([0]);
  table.answering.unpick(table.slot("Copper"));
  expect(table.answering.picks).toEqual([]);
});

test("an answer is given when it is complete and confirmed", () => {
  const table = new Asking();
  table.answering.confirm();
  table.pick("Estate");
  table.answering.confirm();
  expect(table.answered).toEqual([]);
  table.pick("Gold");
  table.answering.confirm();
  expect(table.answered).toEqual([[3, 4]]);
});

test("where one pick is the answer, it is given at once", () => {
  const one = new Asking({ least: 0, most: 1 });
  one.pick("Gold");
  expect(one.answered).toEqual([[4]]);
  const treasures = new Asking({ least: 0, most: 5, source: null, purpose: "play", is_for_treasures: true });
  treasures.pick("Copper");
  treasures.pick("Copper", true);
  expect(treasures.answered).toEqual([[0], [0, 1, 2]]);
});

test("picks are gone with their question, and stay as long as it does", () => {
  const table = new Asking();
  table.pick("Estate");
  table.answering.renew();
  expect(table.answering.picks).toEqual([3]);
  table.ask(2);
  table.answering.renew();
  expect(table.answering.picks).toEqual([]);
});

test("nobody answers what they have not been shown", () => {
  const table = new Asking();
  table.isTold = false;
  expect(table.answering.question).toBeNull();
  table.isTold = true;
  table.ask(2, { seat: 1 });
  expect(table.answering.question).toBeNull();
});

test("without a connection nothing is picked, and it is said why", () => {
  const table = new Asking();
  const slot = table.slot("Gold");
  for (const breaks of [() => (table.store.connection = "lost"), () => (table.isLate = true)]) {
    table.store.connection = "open";
    breaks();
    table.answering.pick(slot);
    expect(table.answering.give([4])).toBe(false);
  }
  expect(table.refuse).toHaveBeenCalledTimes(4);
  expect(table.answering.picks).toEqual([]);
  expect(table.answered).toEqual([]);
});

test("while an answer is under way nothing else is picked; what waits to be sent is shown", () => {
  const table = new Asking();
  table.store.underWay = { type: "answer", step: 1, picks: [3, 4] };
  table.pick("Copper");
  expect(table.answering.picks).toEqual([]);
  expect(table.answering.picked(table.slot("Gold"))).toBe(0);
  table.store.connection = "lost";
  expect(table.answering.picked(table.slot("Gold"))).toBe(1);
});

test("the last card of an order follows by itself", () => {
  const table = new Asking({ widget: "order", options: ["Copper", "Estate", "Gold"], least: 3, most: 3 });
  table.pick("Gold");
  table.pick("Estate");
  expect(table.answering.picks).toEqual([2, 1, 0]);
});
