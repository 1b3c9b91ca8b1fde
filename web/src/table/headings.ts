// What the ribbon says, from the most urgent thing to the least.

import { buttonsFor, type Button } from "../decision/buttons";
import { turnOf } from "../decision/question";
import { answerLabel, because, passLabel, reasonOf, taskOf } from "../decision/wording";
import { t } from "../locale/locale.svelte";
import type { Picture, Request } from "../protocol";
import { gameAt } from "../state/games.svelte";
import { saveRecord } from "../state/record";
import { numberOf } from "./numbers";
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
  return (
    lost(sitting) ??
    late(sitting) ??
    standing(sitting) ??
    undoAsked(sitting) ??
    unsure(sitting) ??
    nothing(sitting) ??
    mine(sitting) ??
    waiting(sitting)
  );
}

/** What can be pressed in the ribbon now. */
export function buttonsOf(sitting: Sitting): Button[] {
  return heading(sitting).buttons ?? buttonsFor(sitting);
}

function plain(task: string, reason = "", buttons: Button[] | null = null, source = ""): Heading {
  return { tone: "wait", task, reason, source, buttons, isAboutQuestion: false };
}

export function button(label: string, press: () => void, isMain = true): Button {
  return { label, key: "", isMain, isEnabled: true, press };
}

/** A button that asks the server for something. */
function asking({ store }: Sitting, label: string, request: Request, isMain = true): Button {
  return { ...button(label, () => store.send(request), isMain), isEnabled: store.connection === "open" };
}

function lost(sitting: Sitting): Heading | null {
  const { store } = sitting;
  if (store.connection !== "lost" || !sitting.isLostLong) return null;
  const again = sitting.isLostVeryLong ? [button(t("web-try-now"), () => store.tryNow())] : [];
  const answer = underWay(sitting);
  if (answer) {
    const back = button(t("web-take-back"), () => store.takeBack(), false);
    return plain(t("web-lost"), t("web-will-be-sent", { answer }), [back, ...again]);
  }
  return plain(t("web-lost"), sitting.isLostVeryLong ? t("web-lost-long") : "", again);
}

/** An answer that the server takes long to acknowledge: one sees what it is, and that nothing else can be chosen. */
function late(sitting: Sitting): Heading | null {
  if (!sitting.isLate || sitting.store.connection !== "open") return null;
  return plain(t("web-sending"), underWay(sitting), []);
}

/** The answer that is under way, in the words of the button that gives it. */
function underWay({ store, answering }: Sitting): string {
  const { question } = answering;
  return store.underWay && question ? answerLabel(question, store.underWay.picks) : "";
}

/** The table stands still. */
function standing(sitting: Sitting): Heading | null {
  const { shown } = sitting;
  if (!shown) return null;
  if (shown.table.problem) {
    const { name } = sitting.store;
    const save = (): void => void saveRecord(name, gameAt(name)?.keys[0]);
    return plain(t("web-only-look"), shown.table.problem, [button(t("web-end-record"), save)]);
  }
  if (shown.table.status === "paused") {
    const resume = asking(sitting, t("web-resume"), { type: "resume" });
    return plain(t("web-paused"), "", shown.can.resume ? [resume] : []);
  }
  if (shown.table.status === "ended") return plain(t("web-ended"), t("web-ended-why"), []);
  if (shown.can.come_back) {
    return plain(t("web-bot-plays"), "", [asking(sitting, t("web-come-back"), { type: "return" })]);
  }
  return null;
}

function undoAsked(sitting: Sitting): Heading | null {
  const { shown } = sitting;
  if (!shown || shown.undo_asked === null) return null;
  const player = sitting.playerName(shown.undo_asked);
  if (!shown.can.agree) {
    return plain(shown.undo_asked === sitting.seat ? t("web-undo-waits") : t("web-undo-asked", { player }), "", []);
  }
  const buttons = [
    asking(sitting, t("web-undo-refuse"), { type: "agree", agreed: false }, false),
    asking(sitting, t("web-undo-allow"), { type: "agree", agreed: true }),
  ];
  return { ...plain(t("web-undo-asked", { player }), t("web-undo-asked-why"), buttons), tone: "hit" };
}

/** Somebody new would end a phase with something left to do. */
function unsure(sitting: Sitting): Heading | null {
  const { doubt } = sitting;
  const { question } = sitting.answering;
  if (!doubt || !question || doubt.step !== sitting.shown?.step) return null;
  const me = sitting.picture?.players[question.seat];
  const parts = { left: doubt.left, coins: numberOf(me, "coins"), buys: numberOf(me, "buys") };
  const buttons = [
    { ...button(passLabel(question), doubt.act, false), key: "E" },
    button(t("web-sure-not"), () => (sitting.doubt = null)),
  ];
  return { ...plain(t("web-sure", parts), t("web-sure-why", parts), buttons), tone: "mine" };
}

/** Asked so that nobody learns that there is nothing to decide. In one's own turn, one need not wait for the table. */
function nothing(sitting: Sitting): Heading | null {
  const { question } = sitting.answering;
  if (!question || !sitting.autoplay.isLeftToTable) return null;
  const { phase, source } = question;
  const isTurn = turnOf(question) !== null;
  const task = isTurn ? t("web-nothing-to-play", { phase }) : t("web-nothing-to-decide");
  return { ...plain(task, t("web-nothing-why"), isTurn ? null : [], source ?? ""), isAboutQuestion: true };
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
