// The buttons of the ribbon: at most two besides undo. A button names what happens.

import { t } from "../locale/locale.svelte";
import type { Sitting } from "../table/sitting.svelte";
import { isAnsweredByOne, isForTreasures } from "./question";
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
    return { label, key, isMain, isEnabled, press };
  };
  const pass = (): void => answering.give([]);
  const treasures = question.treasure_order.length
    ? [button(t("web-play-treasures-for", { n: question.treasures ?? 0 }), "T", false, () => sitting.playTreasures())]
    : [];
  if (isForTreasures(question)) {
    const end = button(passLabel(question), "E", !treasures.length, pass);
    return [end, ...treasures.map((each) => ({ ...each, isMain: true }))];
  }
  if (isAnsweredByOne(question)) {
    if (question.least > 0) return [button(clickLabel(question), "", true, () => {}, false)];
    const isTurn = question.source === null && ["play", "buy"].includes(question.purpose);
    const main = button(passLabel(question), isTurn ? "E" : "↵", true, pass);
    return [...treasures, main];
  }
  const confirm = button(
    confirmLabel(question, answering.picks),
    "↵",
    true,
    () => answering.confirm(),
    answering.isReady,
  );
  if (question.widget !== "order") return [confirm];
  const rest = question.options.map((_, index) => index).filter((index) => !answering.picks.includes(index));
  const asItLies = button(t("web-order-rest"), "", false, () => answering.give([...answering.picks, ...rest]));
  return rest.length ? [asItLies, confirm] : [confirm];
}
