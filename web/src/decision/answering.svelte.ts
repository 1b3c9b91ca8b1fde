// What is picked so far, and giving the answer.

import type { AnyTable } from "../state/table.svelte";
import { isAnsweredByOne, isComplete, questionFor, slotsOf, withTheRest, type Question, type Slot } from "./question";

export class Answering {
  /** Places of options, in the order in which they were picked. */
  picks = $state<number[]>([]);
  /** Picks belong to one question: they are gone with it. */
  private step = $state(-1);
  readonly question: Question | null = $derived.by(() => (this.isTold() ? questionFor(this.store.state) : null));
  readonly slots: Slot[] = $derived(this.question ? slotsOf(this.question) : []);
  /** Whether an answer can be given now: there is a connection, and nothing that takes long to be sent. */
  readonly isOpen: boolean = $derived.by(() => this.store.connection === "open" && !this.isLate());
  readonly isReady: boolean = $derived(this.question !== null && isComplete(this.question, this.picks.length));

  /**
   * `isTold` says whether everything before the question has been shown, `isLate` whether the server is slow to
   * acknowledge an answer; `refuse` says that there is no connection.
   */
  constructor(
    private readonly store: AnyTable,
    private readonly isTold: () => boolean,
    private readonly isLate: () => boolean,
    private readonly refuse: () => void,
  ) {}

  /** Forget picks of an earlier question. */
  renew(): void {
    const step = this.store.state?.step ?? -1;
    if (step === this.step) return;
    this.step = step;
    this.picks = [];
  }

  /** How many of a slot are picked, or wait to be sent. */
  picked(slot: Slot): number {
    const picks = (!this.isOpen && this.store.underWay?.picks) || this.picks;
    return slot.indices.filter((index) => picks.includes(index)).length;
  }

  /** Pick one of a slot, or all of it; where one pick is the answer, that is the answer. */
  pick(slot: Slot, all = false): void {
    const { question } = this;
    if (!question || this.store.underWay) return;
    if (!this.isOpen) {
      this.refuse();
      return;
    }
    const free = slot.indices.filter((index) => !this.picks.includes(index));
    if (isAnsweredByOne(question)) {
      this.give(all && question.most > 1 ? free : free.slice(0, 1));
      return;
    }
    if (!free.length) {
      this.unpick(slot);
      return;
    }
    const room = question.most - this.picks.length;
    if (room > 0) this.picks = withTheRest(question, [...this.picks, ...free.slice(0, all ? room : 1)]);
  }

  /** Take back the last pick of a slot. */
  unpick(slot: Slot): void {
    const last = this.picks.findLast((index) => slot.indices.includes(index));
    this.picks = this.picks.filter((index) => index !== last);
  }

  clear(): void {
    this.picks = [];
  }

  confirm(): void {
    if (this.isReady) this.give([...this.picks]);
  }

  /** True if the answer is on its way. */
  give(picks: number[]): boolean {
    if (!this.isOpen) this.refuse();
    return this.isOpen && this.store.answer(picks);
  }
}
