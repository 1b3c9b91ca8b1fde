// One person at one table: what they are shown, what they pick, and what lies open on their screen.

import { getContext, setContext } from "svelte";
import { Answering } from "../decision/answering.svelte";
import { isNothingToBuy } from "../decision/automatic";
import { Autoplay } from "../decision/autoplay.svelte";
import { placeOf, turnOf, type Left, type Place } from "../decision/question";
import { wasByKey } from "../pages/keys.svelte";
import { settings } from "../state/settings.svelte";
import type { AnyTable } from "../state/table.svelte";
import { turnsOf, type Turn } from "../log/turns";
import { Teller } from "./teller.svelte";

export type Tab = "log" | "cards" | "chat";

const NOTICE = 4_000;

export class Sitting {
  readonly teller = new Teller();
  readonly answering: Answering;
  readonly autoplay: Autoplay;
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

  constructor(readonly store: AnyTable) {
    this.answering = new Answering(
      store,
      () => this.teller.waiting === 0 && this.teller.shown === store.state,
      () => this.isLate,
      () => (this.isLostLong = true),
    );
    this.autoplay = new Autoplay(store, this.teller, this.answering);
  }

  readonly shown = $derived.by(() => this.teller.shown);
  readonly picture = $derived.by(() => this.teller.shown?.picture ?? null);
  readonly seat = $derived.by(() => this.teller.shown?.you.seat ?? null);
  readonly names = $derived.by(() => this.teller.shown?.table.seats.map((seat) => seat.name) ?? []);
  private turnsBefore: Turn[] = [];
  readonly turns: Turn[] = $derived.by(() => {
    const { picture, teller } = this;
    return (this.turnsBefore = picture ? turnsOf(teller.events, picture, this.turnsBefore) : []);
  });
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
    return turn && question.options.length && !isNothingToBuy(question, this.picture ?? { costs: {} }) ? turn : null;
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
      this.unlessUnsure(() => this.autoplay.endActions());
    }
  }

  /** How an answer can be undone now. */
  get undoing(): "free" | "ask" | "no" {
    return this.store.connection === "open" ? (this.shown?.can.undo ?? "no") : "no";
  }

  undo(): void {
    if (this.undoing !== "no") this.store.send({ type: "undo" });
  }
}

const KEY = Symbol("sitting");

export function provide(sitting: Sitting): Sitting {
  return setContext(KEY, sitting);
}

export function sittingHere(): Sitting {
  return getContext<Sitting>(KEY);
}
