import { expect, test, vi } from "vitest";
import type { Picture, Replay, SeenEvent, Slice } from "../protocol";
import { Playback } from "./playback.svelte";

vi.mock("../state/errand.svelte", () => ({ said: () => "away" }));

const LAST = 300;
const TURN = 40;
const replay: Replay = {
  players: ["Ada", "Ben"],
  bots: ["", ""],
  kingdom: [],
  steps: LAST,
  moments: [0, TURN, 2 * TURN, LAST].map((step, turn) => ({ step, seat: 0, turn, scores: [step, 0], money: [7, 7] })),
  standings: null,
  went_for: [],
};
/** At every step, two things have happened. */
const events = Array.from({ length: 2 * LAST + 2 }, (_, number) => ({ number, name: "play" }) as SeenEvent);

function slice(step: number, steps: number, eventsFrom: number): Slice {
  const frames = Array.from({ length: Math.min(steps, LAST + 1 - step) }, (_, index) => ({
    picture: { question: null } as unknown as Picture,
    happened: 2 * (step + index) + 2,
    hands: null,
  }));
  return { step, frames, events_from: eventsFrom, events: events.slice(eventsFrom, frames.at(-1)!.happened) };
}

class Server {
  asked: [step: number, steps: number][] = [];
  isAway = false;
  most = 1000;

  fetch = async (step: number, steps: number, eventsFrom: number): Promise<Slice> => {
    if (this.isAway) throw new TypeError("away");
    this.asked.push([step, steps]);
    return Promise.resolve(slice(step, Math.min(steps, this.most), eventsFrom));
  };
}

async function settle(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve();
}

async function openedAt(step: number, server = new Server()): Promise<[Playback, Server]> {
  const playback = new Playback("table", replay, null, server.fetch);
  await playback.open(step);
  return [playback, server];
}

test("a game is fetched around the moment that one looks at, and nothing else", async () => {
  const [playback, server] = await openedAt(120);
  expect(playback.state?.step).toBe(120);
  expect(playback.events).toEqual(events.slice(0, 242));
  await settle();
  const fetched = server.asked.map(([step]) => step);
  expect(fetched[0]).toBe(96);
  // What is near before and after, where the turn began and where the next one does.
  expect(fetched.toSorted((a, b) => a - b)).toEqual([64, 96, 128, 288]);
});

test("near steps are there at once, others soon, always with all that happened", async () => {
  const [playback] = await openedAt(0);
  await settle();
  for (let step = 1; step <= 16; step++) {
    playback.go(step);
    expect(playback.state?.step).toBe(step);
  }
  playback.go(playback.turnOn);
  expect(playback.state?.step).toBe(TURN);
  playback.go(250);
  expect([playback.isThere, playback.state?.step, playback.step]).toEqual([false, TURN, 250]);
  await settle();
  expect([playback.isThere, playback.state?.step]).toEqual([true, 250]);
  expect(playback.events).toEqual(events.slice(0, 502));
  playback.go(3);
  expect(playback.events).toEqual(events.slice(0, 8));
});

test("nothing is fetched twice, and an end beyond the end is the end", async () => {
  const [playback, server] = await openedAt(9999);
  expect(playback.state?.step).toBe(LAST);
  await settle();
  for (let step = LAST; step >= 0; step--) {
    playback.go(step);
    await settle();
  }
  const steps = server.asked.flatMap(([from, many]) => Array.from({ length: many }, (_, index) => from + index));
  expect(new Set(steps).size).toBe(steps.length);
});

test("a server that sends less at once is asked again", async () => {
  const server = new Server();
  server.most = 3;
  const [playback] = await openedAt(70, server);
  expect(playback.state?.step).toBe(70);
  expect(server.asked.slice(0, 3)).toEqual([
    [64, 32],
    [67, 29],
    [70, 26],
  ]);
});

test("without a server one stays where one is, hears why, and may try again", async () => {
  const [playback, server] = await openedAt(0);
  await settle();
  server.isAway = true;
  playback.go(5);
  expect([playback.state?.step, playback.problem]).toEqual([5, ""]);
  playback.go(200);
  await settle();
  expect([playback.step, playback.isThere, playback.problem === ""]).toEqual([5, true, false]);
  server.isAway = false;
  playback.go(200);
  expect(playback.problem).toBe("");
  await settle();
  expect(playback.state?.step).toBe(200);
});
