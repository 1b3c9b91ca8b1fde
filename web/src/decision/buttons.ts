// The buttons of the ribbon: at most two besides undo. A button names what happens.

import { t } from "../locale/locale.svelte";
import type { Sitting } from "../table/sitting.svelte";
import { isAnsweredByOne, turnOf } from "./question";
import { clickLabel, confirmLabel, passLabel } from "./wording";

export interface Button {
  label: string;
  /** The key that presses it, as it is written on it. */
  key: string;
  isMain: boolean;
  isEnabled: boolean;
  press: () => void;
}

export function buttonsFor(sitting: Sitting): Button[] {
  const { answering } = sitting;
  const { question } = answering;
  if (!question) return [];
  const button = (label: string, key: string, isMain: boolean, press: () => void, isEnabled = true): Button => {
    return { label, key, isMain, isEnabled: isEnabled && answering.isOpen, press };
  };
  const pass = (): void => sitting.pass();
  const treasures = question.treasure_order.length
    ? [button(t("web-play-treasures-for", { n: question.treasures ?? 0 }), "T", false, () => sitting.playTreasures())]
    : [];
  if (question.is_for_treasures) {
    const end = button(passLabel(question), "E", false, pass);
    return [end, ...treasures.map((each) => ({ ...each, isMain: true }))];
  }
  if (isAnsweredByOne(question)) {
    if (question.least > 0) return [button(clickLabel(question), "", true, () => {}, false)];
    const isTurn = turnOf(question) !== null;
    // What ends the turn is gold only if nothing is left to do in it.
    return [...treasures, button(passLabel(question), isTurn ? "E" : "F", !isTurn || !sitting.left, pass)];
  }
  const confirm = button(
    confirmLabel(question, answering.picks),
    "F",
    true,
    () => answering.confirm(),
    answering.isReady,
  );
  if (question.widget !== "order") return [confirm];
  const rest = question.options.map((_, index) => index).filter((index) => !answering.picks.includes(index));
  const asItLies = button(t("web-order-rest"), "", false, () => void answering.give([...answering.picks, ...rest]));
  return rest.length ? [asItLies, confirm] : [confirm];
}
