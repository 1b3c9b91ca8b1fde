// A game that was played, as a table that stands still at one of its moments.

import type { Can, Moment, Replay, SeenEvent, State, TableSeen } from "../protocol";
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
};

export class Playback implements AnyTable {
  readonly lines = [];
  readonly connection = "open";
  readonly lostAt = 0;
  readonly mistake = null;
  readonly movedTo = "";
  readonly underWay = null;
  /** After how many answers we look. */
  step = $state(0);
  readonly last: number = $derived.by(() => this.replay.frames.length - 1);
  readonly state: State = $derived.by(() => stateAt(this.replay, this.step));
  readonly events: SeenEvent[] = $derived.by(() =>
    this.replay.frames.slice(0, this.step + 1).flatMap((frame) => frame.events),
  );
  /** The turn that we look at. */
  readonly moment: Moment = $derived.by(() => momentAt(this.replay, this.step));
  readonly turnBack: number = $derived.by(
    () => this.replay.moments.findLast((moment) => moment.step < this.step)?.step ?? 0,
  );
  readonly turnOn: number = $derived.by(
    () => this.replay.moments.find((moment) => moment.step > this.step)?.step ?? this.last,
  );

  constructor(
    readonly name: string,
    readonly replay: Replay,
    step: number,
  ) {
    this.go(step);
  }

  /** Look at another moment. */
  go(step: number): void {
    this.step = Math.max(0, Math.min(step, this.last));
  }

  answer(): void {}

  send(): boolean {
    return false;
  }

  tryNow(): void {}

  leave(): void {}
}

function momentAt({ moments }: Replay, step: number): Moment {
  return moments.findLast((moment) => moment.step <= step) ?? moments[0]!;
}

function stateAt(replay: Replay, step: number): State {
  const { picture, hands } = replay.frames[step]!;
  const { scores, turn } = momentAt(replay, step);
  const { seat, source } = picture.question ?? {};
  return {
    type: "state",
    number: step,
    step,
    you: { seat: replay.seat, is_host: false },
    table: tableSeen(replay, turn),
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
  };
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
    })),
    undo: "off",
    visibility: "link",
    turn_seconds: 0,
    discreet: false,
    open_hands: true,
    rematch: "",
    problem: "",
    asked: null,
    next_first: null,
    turn,
  };
}
