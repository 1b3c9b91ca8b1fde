// One person at one table: what they are shown, what they pick, and what lies open on their screen.

import { getContext, setContext } from "svelte";
import { SvelteSet } from "svelte/reactivity";
import { Answering } from "../decision/answering.svelte";
import { automaticAnswer, isNothingToBuy } from "../decision/automatic";
import { hasOneAnswer, placeOf, turnOf, type Left, type Place } from "../decision/question";
import { wasByKey } from "../pages/keys.svelte";
import type { SeenEvent, State } from "../protocol";
import { settings } from "../state/settings.svelte";
import type { AnyTable } from "../state/table.svelte";
import { turnsOf, type Turn } from "../log/turns";
import { Teller } from "./teller.svelte";

export type Tab = "log" | "cards" | "chat";

const NOTICE = 4_000;

export class Sitting {
  readonly teller = new Teller();
  readonly answering: Answering;
  tab = $state<Tab>("log");
  /** What lies over the table: a sheet on a phone, a dialog elsewhere. */
  sheet = $state<"" | Tab | "menu">("");
  /** Numbers show under cards once a key was used, and focus goes to each decision. */
  usesKeys = $state(wasByKey());
  /** Something that is said for a moment. */
  notice = $state("");
  /** The connection is away for long enough to say so; and for so long that one may want to try oneself. */
  isLostLong = $state(false);
  isLostVeryLong = $state(false);
  /** An answer has been under way for so long that one has to see what is being sent. */
  isLate = $state(false);
  /** What one is asked once before it is done, and at which question. */
  doubt = $state.raw<{ left: Left; step: number; act: () => void } | null>(null);
  private noticeTimer: ReturnType<typeof setTimeout> | undefined;
  /** Events that came of answers given by themselves. */
  private readonly byItself = new SvelteSet<number>();
  private since = -1;
  private known = 0;
  private undoneAt = -1;
  /** Treasures are to be played as soon as the Buy phase has begun. */
  private wantsTreasures = false;
  /** How much had happened when Treasures were played in one go with the end of the Action phase. */
  private playedOnAt = -1;

  constructor(readonly store: AnyTable) {
    this.answering = new Answering(
      store,
      () => this.teller.waiting === 0 && this.teller.shown === store.state,
      () => this.isLate,
      () => (this.isLostLong = true),
    );
  }

  readonly shown = $derived.by(() => this.teller.shown);
  readonly picture = $derived.by(() => this.teller.shown?.picture ?? null);
  readonly seat = $derived.by(() => this.teller.shown?.you.seat ?? null);
  readonly names = $derived.by(() => this.teller.shown?.table.seats.map((seat) => seat.name) ?? []);
  private turnsBefore: Turn[] = [];
  readonly turns: Turn[] = $derived.by(() => (this.turnsBefore = turnsOf(this.teller.events, this.turnsBefore)));
  readonly place: Place | null = $derived.by(() => {
    const question = this.answering.question;
    return question && this.picture ? placeOf(question, this.picture.supply) : null;
  });

  /** Say something in the ribbon for four seconds. */
  notify(text: string): void {
    clearTimeout(this.noticeTimer);
    this.notice = text;
    this.noticeTimer = setTimeout(() => (this.notice = ""), NOTICE);
  }

  playerName(seat: number): string {
    return this.names[seat] ?? "";
  }

  /** What could still be done in this turn instead of ending the phase; null if there is nothing. */
  get left(): Left | null {
    const { question } = this.answering;
    const turn = question && turnOf(question);
    return turn && question.options.length && !isNothingToBuy(question, this.picture?.costs ?? {}) ? turn : null;
  }

  /** Pick nothing. Whoever would end a phase with something left to do is asked, but only the first time. */
  pass(): void {
    this.unlessUnsure(() => this.answering.give([]));
  }

  private unlessUnsure(act: () => void): void {
    const { left } = this;
    if (!left || settings.warned.includes(left)) {
      act();
      return;
    }
    settings.warned = [...settings.warned, left];
    this.doubt = { left, step: this.store.state?.step ?? -1, act };
  }

  /** Play all Treasures whose order is not up to the player, now or as soon as the Action phase is over. */
  playTreasures(): void {
    const question = this.answering.question;
    if (!question?.treasure_order.length) return;
    if (question.is_for_treasures) {
      this.answering.give(question.treasure_order);
    } else {
      this.unlessUnsure(() => (this.wantsTreasures = this.answering.give([])));
    }
  }

  /** How an answer can be undone now. */
  get undoing(): "free" | "ask" | "no" {
    return this.store.connection === "open" ? (this.shown?.can.undo ?? "no") : "no";
  }

  undo(): void {
    if (this.undoing !== "no") this.store.send({ type: "undo" });
  }

  /** What was to follow by itself is not done after a break: by then, one may want something else. */
  dropPlans(): void {
    this.wantsTreasures = false;
  }

  /** Whether an event came of an answer that was given by itself. */
  isByItself(number: number): boolean {
    return this.byItself.has(number);
  }

  /** Whether there is nothing to decide, which nobody else is to see: the table answers when one might have. */
  get isLeftToTable(): boolean {
    const { question } = this.answering;
    return question !== null && this.shown?.table.discreet === true && hasOneAnswer(question);
  }

  /** Answer by itself where one is to; not what one has just undone. */
  answerByItself(): void {
    const question = this.answering.question;
    const state = this.store.state;
    const isFree = this.answering.isOpen && !this.store.underWay;
    if (!question || !state?.picture || !isFree || state.step === this.undoneAt || this.isLeftToTable) return;
    const picks = automaticAnswer(
      question,
      settings,
      state.picture.costs,
      this.reactionsShown(),
      state.picture.is_safe,
    );
    if (!picks) return;
    this.since = this.store.events.length;
    this.answering.give(picks);
  }

  /** What I have shown to the Attack that was played last. */
  private reactionsShown(): Set<string> {
    const { events } = this.teller;
    const attack = events.findLastIndex((event) => event.name === "play" && event.seat !== this.seat);
    const reactions = events.slice(attack + 1).filter((event) => event.name === "react" && event.seat === this.seat);
    return new Set(reactions.flatMap((event) => event.cards ?? []));
  }

  /** Remember which events came of that answer, and whether something was undone. */
  follow(): void {
    const { state, events } = this.store;
    if (!state) return;
    if (events.length < this.known) this.afterUndo(state, events.length);
    this.known = events.length;
    if (this.since < 0 || this.store.underWay || events.length <= this.since) return;
    const mine = events.slice(this.since).filter((event) => event.seat === state.you.seat);
    const isAct = (event: SeenEvent): boolean => !["turn", "shuffle"].includes(event.name) && !event.is_next_hand;
    const first = mine.find(isAct);
    if (first) this.byItself.add(first.number);
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

  /** Go on with what was begun, when the next question comes. */
  goOn(): void {
    const question = this.answering.question;
    if (!this.wantsTreasures || !question || this.store.underWay) return;
    this.wantsTreasures = false;
    if (!question.is_for_treasures) return;
    this.playedOnAt = this.store.events.length;
    this.playTreasures();
  }
}

const KEY = Symbol("sitting");

export function seat(sitting: Sitting): Sitting {
  return setContext(KEY, sitting);
}

export function sittingHere(): Sitting {
  return getContext<Sitting>(KEY);
}
