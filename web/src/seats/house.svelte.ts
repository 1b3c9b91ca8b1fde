// The rules of the house: how a person likes to play, whatever the kingdom. Saved between visits.

import type { Options } from "../protocol";
import { keep, kept } from "../state/kept";

export type House = Required<
  Pick<
    Options,
    "undo" | "show_score" | "show_deck" | "open_hands" | "discreet" | "turn_seconds" | "pace" | "visibility"
  >
>;

const DEFAULTS: House = {
  undo: "consent",
  show_score: true,
  show_deck: true,
  open_hands: false,
  discreet: false,
  turn_seconds: 0,
  pace: 0.5,
  visibility: "link",
};

export const house: House = $state({ ...DEFAULTS, ...kept<Partial<House>>("house", {}) });

$effect.root(() => {
  $effect(() => keep("house", house));
});
