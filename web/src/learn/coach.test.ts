import { describe, expect, it, vi } from "vitest";
import type { State } from "../protocol";
import { Coaching } from "./coach.svelte";

/** A state of the first game, as far as the notes look at it: I sit in seat 0. */
function state(wanted: {
  turn?: number;
  mine?: boolean;
  asks?: string;
  coins?: number;
  buys?: number;
  over?: boolean;
}): State {
  const { turn = 1, mine = true, asks = "", coins = 0, buys = 1, over = false } = wanted;
  return {
    you: { seat: 0, is_host: true },
    table: { turn },
    question: asks ? { seat: 0, purpose: asks, options: [] } : null,
    picture: {
      turn: mine ? 0 : 1,
      players: [{ seat: 0, numbers: { actions: 1, buys, coins }, in_play: [] }],
      supply: { Province: 8 },
    },
    standings: over ? [] : null,
  } as unknown as State;
}

vi.mock("../locale/locale.svelte", () => ({ t: (key: string) => key }));

const said = (coaching: Coaching): string => coaching.lesson?.key ?? "";

describe("the notes of the first game", () => {
  it("wait to be read where nothing is to be done", () => {
    const coaching = new Coaching();
    coaching.look(state({}));
    expect(said(coaching)).toBe("web-coach-hand");
    coaching.look(state({}));
    expect(said(coaching)).toBe("web-coach-hand");
    coaching.next();
    expect(said(coaching)).toBe("");
  });

  it("go by themselves when it has been done, and come only once", () => {
    const coaching = new Coaching();
    coaching.look(state({ asks: "buy", coins: 4 }));
    expect(said(coaching)).toBe("web-coach-buy");
    coaching.look(state({ coins: 1, buys: 0 }));
    expect(said(coaching)).toBe("");
    coaching.look(state({ mine: false }));
    expect(said(coaching)).toBe("web-coach-bot");
    coaching.look(state({ turn: 2 }));
    expect(said(coaching)).toBe("web-coach-bot");
    coaching.next();
    coaching.look(state({ turn: 5, asks: "buy", coins: 4 }));
    expect(said(coaching)).toBe("");
  });

  it("put an attack before anything else", () => {
    const coaching = new Coaching();
    coaching.look(state({ turn: 4, mine: false, asks: "discard" }));
    expect(said(coaching)).toBe("web-coach-attack");
  });

  it("say when a Province can be bought, and that the game is over", () => {
    const coaching = new Coaching();
    coaching.look(state({ turn: 9, asks: "buy", coins: 8 }));
    coaching.look(state({ turn: 9, coins: 0, buys: 0 }));
    coaching.look(state({ turn: 10, asks: "buy", coins: 8 }));
    expect(said(coaching)).toBe("web-coach-province");
    coaching.look(state({ turn: 10, over: true }));
    expect(said(coaching)).toBe("web-coach-over");
  });
});
