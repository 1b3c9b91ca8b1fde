// What the ribbon says, from the most urgent thing to the least.

import type { Button } from "../decision/buttons";
import { because, reasonOf, taskOf } from "../decision/wording";
import { t } from "../locale/locale.svelte";
import type { Picture } from "../protocol";
import type { Sitting } from "./sitting.svelte";

export interface Heading {
  tone: "mine" | "hit" | "wait";
  task: string;
  reason: string;
  /** The card that asks. */
  source: string;
  /** Instead of those of the question. */
  buttons: Button[] | null;
  isAboutQuestion: boolean;
}

export function heading(sitting: Sitting): Heading {
  return lost(sitting) ?? standing(sitting) ?? undoAsked(sitting) ?? mine(sitting) ?? waiting(sitting);
}

function plain(task: string, reason = "", buttons: Button[] | null = null, source = ""): Heading {
  return { tone: "wait", task, reason, source, buttons, isAboutQuestion: false };
}

export function button(label: string, press: () => void, isMain = true): Button {
  return { label, key: "", isMain, isEnabled: true, press };
}

function lost(sitting: Sitting): Heading | null {
  const { store } = sitting;
  if (store.connection !== "lost" || !sitting.isLostLong) return null;
  const again = sitting.isLostVeryLong ? [button(t("web-try-now"), () => store.tryNow())] : [];
  return plain(t("web-lost"), sitting.isLostVeryLong ? t("web-lost-long") : "", again);
}

/** The table stands still. */
function standing(sitting: Sitting): Heading | null {
  const { shown, store } = sitting;
  if (!shown) return null;
  if (shown.table.problem) return plain(t("web-only-look"), shown.table.problem, []);
  if (shown.table.status === "paused") {
    const resume = button(t("web-resume"), () => store.send({ type: "resume" }));
    return plain(t("web-paused"), "", shown.can.resume ? [resume] : []);
  }
  if (shown.table.status === "ended") return plain(t("web-ended"), t("web-ended-why"), []);
  if (shown.can.come_back) {
    return plain(t("web-bot-plays"), "", [button(t("web-come-back"), () => store.send({ type: "return" }))]);
  }
  return null;
}

function undoAsked(sitting: Sitting): Heading | null {
  const { shown, store } = sitting;
  if (!shown || shown.undo_asked === null) return null;
  const player = sitting.playerName(shown.undo_asked);
  if (!shown.can.agree) {
    return plain(shown.undo_asked === sitting.seat ? t("web-undo-waits") : t("web-undo-asked", { player }), "", []);
  }
  const answer = (agreed: boolean): void => void store.send({ type: "agree", agreed });
  const buttons = [
    button(t("web-undo-refuse"), () => answer(false), false),
    button(t("web-undo-allow"), () => answer(true)),
  ];
  return { ...plain(t("web-undo-asked", { player }), t("web-undo-asked-why"), buttons), tone: "hit" };
}

function mine(sitting: Sitting): Heading | null {
  const { question } = sitting.answering;
  const { picture } = sitting;
  if (!question || !picture) return null;
  const isOthersTurn = picture.turn !== question.seat;
  const isTheirs = isOthersTurn && question.source !== null && !isOwnReaction(question.source, picture);
  const player = isTheirs ? sitting.playerName(picture.turn) : "";
  return {
    tone: isOthersTurn ? "hit" : "mine",
    task: taskOf(question, sitting.names),
    reason: sitting.notice || reasonOf(question, picture, player),
    source: question.source ?? "",
    buttons: null,
    isAboutQuestion: true,
  };
}

/** In somebody else's turn: a card that asks from my hand, and not from where theirs are. */
function isOwnReaction(card: string, { hand, players, turn }: Picture): boolean {
  return !!hand?.includes(card) && !players[turn]?.in_play.includes(card);
}

function waiting(sitting: Sitting): Heading {
  const { shown, picture } = sitting;
  const asked = shown?.question;
  if (!picture) return plain(t("web-opening-table"));
  if (sitting.notice) return plain(sitting.notice);
  if (!asked) return plain(t("web-moment"));
  if (asked.seat === sitting.seat) return plain(t("web-just-a-moment"), "", []);
  const player = sitting.playerName(asked.seat);
  const owner = asked.seat === picture.turn ? "" : sitting.playerName(picture.turn);
  if (asked.source) return plain(t("web-decides", { player }), because(asked.source, owner), null, asked.source);
  return plain(t("web-turn-of", { player }), "", null);
}
