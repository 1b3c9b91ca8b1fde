// An event for tests, of which only what matters has to be said.

import type { SeenEvent } from "../protocol";

const NOTHING: SeenEvent = {
  number: 0,
  name: "",
  keys: [],
  joins: false,
  seat: 0,
  cards: [],
  count: 0,
  top: null,
  turn: 0,
  is_next_hand: false,
  bonus: null,
  label: "",
  named: null,
  token: "",
  amount: 0,
  covered: 0,
  other: null,
  cause: null,
  depth: 0,
  origin: "",
  target: "",
};

export function happened(name: string, what: Partial<SeenEvent>): SeenEvent {
  return { ...NOTHING, name, keys: [`event-${name}`], count: what.cards?.length ?? 0, ...what };
}
