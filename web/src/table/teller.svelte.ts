// Shows what others do at a pace that you can follow. Your own acts are shown at once, and a click shows the rest.

import type { SeenEvent, State } from "../protocol";
import { settings } from "../state/settings.svelte";

interface Told {
  state: State;
  events: SeenEvent[];
}

/** How long one act of somebody else stays before the next is told, in milliseconds. */
const HOLD = { slow: 900, normal: 420, none: 0 };
const MANY = 8;
const TOO_MANY = 20;
const ACTS = new Set(["play", "buy", "gain", "trash", "react", "reveal", "discard", "turn"]);

/** How long to stay at a state that brought these events, with this many more states waiting. */
export function holdFor(news: readonly SeenEvent[], seat: number | null, waiting: number, hold: number): number {
  if (waiting > TOO_MANY) return 0;
  const isNews = news.some((event) => event.seat !== seat && ACTS.has(event.name));
  return isNews ? hold / (waiting > MANY ? 2 : 1) : 0;
}

export class Teller {
  shown = $state.raw<State | null>(null);
  events = $state.raw<SeenEvent[]>([]);
  /** How many states have not been told yet. */
  waiting = $state(0);
  /** Called before anything changes on the table, to see where everything is. */
  beforeShow: () => void = () => {};
  private queue: Told[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  hear(state: State | null, events: SeenEvent[]): void {
    if (!state || state === this.shown || this.queue.some((told) => told.state === state)) return;
    this.queue.push({ state, events });
    // What was undone, or is not about the game, needs no telling.
    if (!this.shown?.picture || events.length < this.events.length) this.tellAll();
    else if (this.timer === undefined) this.tell();
    this.waiting = this.queue.length;
  }

  /** Show everything that is left at once. */
  tellAll(): void {
    const last = this.queue.at(-1);
    this.stop();
    if (last) this.show(last);
    this.queue = [];
    this.waiting = 0;
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private tell(): void {
    this.stop();
    const next = this.queue.shift();
    this.waiting = this.queue.length;
    if (!next) return;
    const news = next.events.slice(this.events.length);
    this.show(next);
    const hold = holdFor(news, next.state.you.seat, this.queue.length, HOLD[settings.speed]);
    if (hold > 0) this.timer = setTimeout(() => this.tell(), hold);
    else this.tell();
  }

  private show(told: Told): void {
    this.beforeShow();
    this.shown = told.state;
    this.events = told.events;
  }
}
