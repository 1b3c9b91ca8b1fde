import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News, State } from "../protocol";
import { TableStore } from "./table.svelte";

vi.mock("../locale/locale.svelte", () => ({ language: () => "en" }));
vi.mock("./server.svelte", () => ({ look: () => Promise.resolve() }));
vi.mock("./games.svelte", () => ({
  gameAt: () => ({ keys: ["key"], seatKeys: [] }),
  learnSeat: vi.fn(),
  carryOver: vi.fn(),
}));

const REFUSED = 4000;
const BROKEN = 1006;

/** A socket that the test holds the other end of. */
class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = Socket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.breaks(BROKEN);
  }

  tells(news: object): void {
    this.onmessage?.({ data: JSON.stringify(news as News) });
  }

  breaks(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }

  get answers(): Record<string, unknown>[] {
    return this.sent.filter((request) => request.type === "answer");
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  Socket.all = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "https:", host: "here" });
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("removeEventListener", vi.fn());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function state(step: number, eventsFrom = 0, names: string[] = []): object {
  const events = names.map((name, n) => ({ number: eventsFrom + n, name }));
  return { type: "state", number: step, step, you: { seat: 0 }, standings: null, events_from: eventsFrom, events };
}

/** A store that is connected and was told of this step. */
function opened(step = 1): TableStore {
  const store = new TableStore("table");
  Socket.last.onopen?.();
  Socket.last.tells(state(step));
  return store;
}

/** The connection breaks, and comes back with the table at this step. */
function breaks(step: number): void {
  Socket.last.breaks(BROKEN);
  vi.advanceTimersByTime(1000);
  Socket.last.onopen?.();
  Socket.last.tells(state(step));
}

test("a store says hello with its keys and what it knows, and is open when it was told the state", () => {
  const store = new TableStore("a table");
  expect(Socket.last.address).toBe("wss://here/api/tables/a%20table/socket");
  expect(store.connection).toBe("connecting");
  Socket.last.onopen?.();
  expect(Socket.last.sent[0]).toMatchObject({ type: "hello", keys: ["key"], have: 0, language: "en" });
  Socket.last.tells(state(7));
  expect(store.connection).toBe("open");
  breaks(7);
  expect(Socket.last.sent[0]).toMatchObject({ have: 7 });
});

test("an answer is under way until the table has gone on, and there is one at a time", () => {
  const store = opened();
  expect(store.answer([2])).toBe(true);
  expect(store.answer([3])).toBe(false);
  expect(Socket.last.answers).toEqual([{ type: "answer", step: 1, picks: [2] }]);
  Socket.last.tells(state(1));
  expect(store.underWay).not.toBeNull();
  Socket.last.tells(state(2));
  expect(store.underWay).toBeNull();
});

test("an answer that a break has cut off is sent again, once", () => {
  const store = opened();
  store.answer([2]);
  breaks(1);
  expect(Socket.all).toHaveLength(2);
  expect(Socket.last.answers).toEqual([{ type: "answer", step: 1, picks: [2] }]);
  Socket.last.tells(state(1));
  expect(Socket.last.answers).toHaveLength(1);
});

test("an answer that the server got before the break is not sent again, nor one that was taken back", () => {
  const store = opened();
  store.answer([2]);
  breaks(2);
  expect(Socket.last.answers).toEqual([]);
  expect(store.underWay).toBeNull();
  store.answer([0]);
  Socket.last.breaks(BROKEN);
  store.takeBack();
  vi.advanceTimersByTime(1000);
  Socket.last.tells(state(2));
  expect(Socket.last.answers).toEqual([]);
});

test("without a connection nothing is answered", () => {
  const store = opened();
  Socket.last.breaks(BROKEN);
  expect(store.connection).toBe("lost");
  expect(store.answer([1])).toBe(false);
  expect(store.send({ type: "undo" })).toBe(false);
});

test("what is refused is said, and another answer may be given", () => {
  const store = opened();
  store.answer([2]);
  Socket.last.tells({ type: "error", reason: "server-answer", text: "No." });
  expect(store.mistake).toMatchObject({ text: "No." });
  expect(store.answer([1])).toBe(true);
  expect(store.mistake).toBeNull();
});

test("after an undo, what was undone is gone from what happened", () => {
  const store = opened();
  Socket.last.tells(state(2, 0, ["turn", "play", "draw"]));
  Socket.last.tells(state(3, 1, ["buy"]));
  expect(store.events.map((event) => event.name)).toEqual(["turn", "buy"]);
});

test("a line that is told again after a break is there once", () => {
  const store = opened();
  Socket.last.tells({ type: "line", number: 3, text: "Hi" });
  breaks(1);
  Socket.last.tells({ type: "line", number: 3, text: "Hi" });
  expect(store.lines).toHaveLength(1);
});

test("a connection is tried again and again, less and less often, and at once if somebody wants that", () => {
  const store = opened();
  Socket.last.breaks(BROKEN);
  for (let n = 0; n < 4; n++) {
    vi.advanceTimersByTime(10_000);
    Socket.last.breaks(BROKEN);
  }
  expect(Socket.all).toHaveLength(5);
  vi.advanceTimersByTime(2000);
  expect(Socket.all).toHaveLength(5);
  store.tryNow();
  expect(Socket.all).toHaveLength(6);
});

test("whoever is refused does not ask again, nor does whoever has left", () => {
  const refused = opened();
  Socket.last.breaks(REFUSED);
  opened().leave();
  vi.advanceTimersByTime(60_000);
  expect(refused.connection).toBe("refused");
  expect(Socket.all).toHaveLength(2);
});

test("a connection that has fallen silent is broken, so that there is a new one", () => {
  opened();
  vi.advanceTimersByTime(13_000);
  expect(Socket.last.sent.at(-1)).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(26_000);
  expect(Socket.all.length).toBeGreaterThan(1);
});

test("the next game of a series is where the server says", () => {
  const store = opened();
  Socket.last.tells({ type: "moved", table: "next" });
  expect(store.movedTo).toBe("next");
  expect((store.state as State).step).toBe(1);
});
