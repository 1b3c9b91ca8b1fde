// What is done without a press of its own: automatic answers, and Treasures as soon as the Buy phase has begun.

import { SvelteSet } from "svelte/reactivity";
import type { SeenEvent, State } from "../protocol";
import { settings } from "../state/settings.svelte";
import type { AnyTable } from "../state/table.svelte";
import type { Teller } from "../table/teller.svelte";
import type { Answering } from "./answering.svelte";
import { automaticAnswer } from "./automatic";
import { hasOneAnswer } from "./question";

export class Autoplay {
  /** Events that came of answers given by themselves. */
  private readonly acts = new SvelteSet<number>();
  private since = -1;
  private known = 0;
  private undoneAt = -1;
  /** Treasures are to be played as soon as the Buy phase has begun. */
  private wantsTreasures = false;
  /** How much had happened when Treasures were played in one go with the end of the Action phase. */
  private playedOnAt = -1;

  constructor(
    private readonly store: AnyTable,
    private readonly teller: Teller,
    private readonly answering: Answering,
  ) {}

  /** Whether an event came of an answer that was given by itself. */
  did(number: number): boolean {
    return this.acts.has(number);
  }

  /** Whether there is nothing to decide, which nobody else is to see: the table answers when one might have. */
  get isLeftToTable(): boolean {
    const { question } = this.answering;
    return question !== null && this.teller.shown?.table.discreet === true && hasOneAnswer(question);
  }

  /** End the Action phase, and play Treasures when the Buy phase has begun. */
  endActions(): void {
    this.wantsTreasures = this.answering.give([]);
  }

  /** What was to follow by itself is not done after a break: by then, one may want something else. */
  dropPlans(): void {
    this.wantsTreasures = false;
  }

  /** Go on with what was begun, when the next question comes. */
  goOn(): void {
    const { question } = this.answering;
    if (!this.wantsTreasures || !question || this.store.underWay) return;
    this.wantsTreasures = false;
    if (!question.is_for_treasures) return;
    this.playedOnAt = this.store.events.length;
    if (question.treasure_order.length) this.answering.give(question.treasure_order);
  }

  /** Answer by itself where one is to; not what one has just undone. */
  answer(): void {
    const { question } = this.answering;
    const { state } = this.store;
    const isFree = this.answering.isOpen && !this.store.underWay;
    if (!question || !state?.picture || !isFree || state.step === this.undoneAt || this.isLeftToTable) return;
    const { is_safe: isSafe } = state.picture;
    const picks = automaticAnswer(question, settings, state.picture, this.reactionsShown(question.seat), isSafe);
    if (!picks) return;
    this.since = this.store.events.length;
    this.answering.give(picks);
  }

  /** What this seat has shown to the Attack that was played last. */
  private reactionsShown(seat: number): Set<string> {
    const { events } = this.teller;
    const attack = events.findLastIndex((event) => event.name === "play" && event.seat !== seat);
    const reactions = events.slice(attack + 1).filter((event) => event.name === "react" && event.seat === seat);
    return new Set(reactions.flatMap((event) => event.cards ?? []));
  }

  /** Remember which events came of that answer, and whether something was undone. */
  follow(): void {
    const { state, events } = this.store;
    if (!state) return;
    if (events.length < this.known) this.afterUndo(state, events.length);
    this.known = events.length;
    if (this.since < 0 || this.store.underWay || events.length <= this.since) return;
    const isAct = (event: SeenEvent): boolean => !["turn", "shuffle"].includes(event.name) && !event.is_next_hand;
    const first = events.slice(this.since).find((event) => event.seat === state.you.seat && isAct(event));
    if (first) this.acts.add(first.number);
    this.since = -1;
  }

  /** What one press did is undone by one press: the end of the Action phase with the Treasures. */
  private afterUndo(state: State, happened: number): void {
    this.undoneAt = state.step;
    if (happened > this.playedOnAt) return;
    const isHalf = happened === this.playedOnAt && state.can.undo === "free";
    this.playedOnAt = -1;
    if (isHalf) this.store.send({ type: "undo" });
  }
}
