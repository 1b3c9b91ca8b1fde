// A game that was played, as a table that stands still at one of its moments.

import type { Can, Frame, Moment, Replay, SeenEvent, Slice, State, TableSeen } from "../protocol";
import { said } from "../state/errand.svelte";
import type { AnyTable } from "../state/table.svelte";

const NOTHING: Can = {
  undo: "no",
  agree: false,
  resign: false,
  leave: false,
  come_back: false,
  start: false,
  pause: false,
  resume: false,
  end: false,
  rematch: false,
  say: false,
  copy_position: false,
};

/** How many steps are fetched at once, and how far from where one looks they are fetched before one goes there. */
const AT_ONCE = 32;
const NEAR = 16;

/** Fetches this many positions from a step on, with the events from this number on. */
export type Fetch = (step: number, steps: number, eventsFrom: number) => Promise<Slice>;

export class Playback implements AnyTable {
  readonly lines = [];
  readonly connection = "open";
  readonly lostAt = 0;
  readonly mistake = null;
  readonly movedTo = "";
  readonly underWay = null;
  /** After how many answers we want to look. */
  step = $state(0);
  /** Why we cannot look there, as a sentence; empty if we can. */
  problem = $state("");
  readonly last: number;
  private readonly frames: (Frame | undefined)[] = [];
  /** What has happened, as far as it has been fetched. */
  private heard: SeenEvent[] = [];
  private isFetching = false;
  /** After how many answers we do look: that position has been fetched. */
  private at = $state(-1);
  /** Whether we look where we want to. */
  readonly isThere: boolean = $derived.by(() => this.at === this.step);
  readonly state: State | null = $derived.by(() => {
    const frame = this.frames[this.at];
    return frame ? this.stateAt(frame) : null;
  });
  readonly events: SeenEvent[] = $derived.by(() => this.heard.slice(0, this.frames[this.at]?.happened ?? 0));
  /** The turn that we look at. */
  readonly moment: Moment = $derived.by(() => this.momentAt(this.step));
  readonly turnBack: number = $derived.by(
    () => this.replay.moments.findLast((moment) => moment.step < this.step)?.step ?? 0,
  );
  readonly turnOn: number = $derived.by(
    () => this.replay.moments.find((moment) => moment.step > this.step)?.step ?? this.last,
  );

  constructor(
    readonly name: string,
    readonly replay: Replay,
    readonly seat: number | null,
    private readonly fetch: Fetch,
  ) {
    this.last = replay.steps;
  }

  /** Look at a first moment; throws if that cannot be fetched. */
  async open(step: number): Promise<void> {
    this.step = this.within(step);
    await this.fetchAround(this.step);
    this.at = this.step;
    void this.fetchAll();
  }

  /** Look at another moment, as soon as it has been fetched. */
  go(step: number): void {
    this.step = this.within(step);
    this.problem = "";
    this.look();
    void this.fetchAll();
  }

  private within(step: number): number {
    return Math.max(0, Math.min(step, this.last));
  }

  private look(): void {
    if (this.frames[this.step]) this.at = this.step;
  }

  /** Fetch what we want to look at, and then what is near; one thing at a time, because we may want something else. */
  private async fetchAll(): Promise<void> {
    if (this.isFetching) return;
    this.isFetching = true;
    try {
      for (let step = this.lacking(); step !== undefined; step = this.lacking()) {
        await this.fetchAround(step);
        this.look();
      }
    } catch (problem) {
      const why = said(problem);
      // What is only near can wait.
      if (!this.isThere) {
        this.problem = why;
        this.step = this.at;
      }
    } finally {
      this.isFetching = false;
    }
  }

  private lacking(): number | undefined {
    const { step, turnOn, turnBack } = this;
    const near = [step, this.within(step + NEAR), turnOn, turnBack, this.within(step - NEAR)];
    return near.find((each) => !this.frames[each]);
  }

  /** Fetch the steps around this one that are lacking. There may be less at once than we ask for. */
  private async fetchAround(step: number): Promise<void> {
    const first = step - (step % AT_ONCE);
    while (!this.frames[step]) {
      let from = first;
      while (this.frames[from]) from++;
      const { frames, events } = await this.fetch(from, first + AT_ONCE - from, this.heard.length);
      this.heard = this.heard.concat(events);
      frames.forEach((frame, index) => (this.frames[from + index] = frame));
    }
  }

  private momentAt(step: number): Moment {
    const { moments } = this.replay;
    return moments.findLast((moment) => moment.step <= step) ?? moments[0]!;
  }

  private stateAt({ picture, hands }: Frame): State {
    const step = this.at;
    const { scores, turn } = this.momentAt(step);
    const { seat, source } = picture.question ?? {};
    return {
      type: "state",
      number: step,
      step,
      you: { seat: this.seat, is_host: false },
      table: tableSeen(this.replay, turn),
      picture,
      // Nothing can be answered any more: everybody sees who was asked, and by which card.
      question: seat === undefined ? null : { seat, source: source ?? null },
      events_from: 0,
      events: [],
      can: NOTHING,
      undo_asked: null,
      seconds_left: null,
      scores,
      hands,
      standings: null,
      watchers: [],
    };
  }

  answer(): boolean {
    return false;
  }

  takeBack(): void {}

  send(): boolean {
    return false;
  }

  tryNow(): void {}

  leave(): void {}
}

function tableSeen({ players, bots, kingdom }: Replay, turn: number): TableSeen {
  return {
    table: "",
    title: "",
    status: "over",
    kingdom,
    seats: players.map((name, seat) => ({
      name,
      bot: bots[seat] ?? "",
      is_person: !bots[seat],
      is_free: false,
      present: true,
      resigned: false,
      muted: false,
    })),
    undo: "off",
    visibility: "link",
    turn_seconds: 0,
    discreet: false,
    all_treasures: false,
    draft: null,
    chat_closed: false,
    notices: [],
    open_hands: true,
    rematch: "",
    problem: "",
    twin: null,
    asked: null,
    next_first: null,
    turn,
  };
}
