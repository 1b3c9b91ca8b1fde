// The rules of the house: how a person likes to play, whatever the kingdom. Saved between visits.

import type { TableOptions } from "../protocol";
import { save, saved } from "../state/saved";
import { isWaiting } from "./chairs.svelte";

export type House = Required<
  Pick<
    TableOptions,
    "undo" | "show_score" | "show_deck" | "open_hands" | "all_treasures" | "turn_seconds" | "pace" | "visibility"
  >
>;

const DEFAULTS: House = {
  undo: "consent",
  show_score: true,
  show_deck: true,
  open_hands: false,
  all_treasures: false,
  turn_seconds: 0,
  pace: 0.5,
  visibility: "link",
};

export const house: House = $state({ ...DEFAULTS, ...saved<Partial<House>>("house", {}) });

/** Whether tables are discreet, if that was chosen; null: those to which others get a link. */
export const discretion: { chosen: boolean | null } = $state({ chosen: saved<boolean | null>("discreet", null) });

/** Whether the table that is being set up is to be discreet. */
export function isDiscreet(): boolean {
  return discretion.chosen ?? isWaiting();
}

/** Choose it; what is usual stays what it is if the seats change. */
export function chooseDiscreet(on: boolean): void {
  discretion.chosen = on === isWaiting() ? null : on;
}

$effect.root(() => {
  $effect(() => save("house", house));
  $effect(() => save("discreet", discretion.chosen));
});
