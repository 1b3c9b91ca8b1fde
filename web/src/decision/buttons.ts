// The buttons of the ribbon: at most two beside undo. A button names what happens.

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
  if (isForTreasures(question)) {
    return [
      button(passLabel(question), "E", false, pass),
      button(treasuresLabel(sitting), "T", true, () => sitting.playTreasures()),
    ];
  }
  if (isAnsweredByOne(question)) {
    if (question.least > 0) return [button(clickLabel(question), "", true, () => {}, false)];
    const isTurn = question.source === null && ["play", "buy"].includes(question.purpose);
    const main = button(passLabel(question), isTurn ? "E" : "↵", true, pass);
    const hasTreasures = question.purpose === "play" && isTurn && (question.treasures ?? null) !== null;
    return hasTreasures ? [button(treasuresLabel(sitting), "T", false, () => sitting.playTreasures()), main] : [main];
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

function treasuresLabel(sitting: Sitting): string {
  const coins = sitting.answering.question?.treasures ?? null;
  return coins === null ? t("web-play-treasures") : t("web-play-treasures-for", { n: coins });
}
