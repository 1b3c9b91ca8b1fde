// Questions and buttons in words. Sentences are the locale's; here they only get their parts.

import { keyOf } from "../card/arms";
import { figure } from "../locale/lists";
import { attribute, best, isSaid, t } from "../locale/locale.svelte";
import type { CardSeen, Picture } from "../protocol";
import { cardNamed, cards } from "../state/cards.svelte";
import { numberOf } from "../table/numbers";
import { counted, type Bonus, type Question } from "./question";

/** Longer lists of names do not fit on a button. */
const LONGEST_LIST = 26;

export function titleOf(name: string): string {
  return cardNamed(name).title;
}

/** The card that a token is called after, if it is. */
export function tokenCard(name: string): CardSeen | undefined {
  return name ? cards.byKey.get(keyOf(name)) : undefined;
}

/** A token: the card that it is called after, or else its own name. */
export function tokenName(name: string): string {
  return tokenCard(name)?.title ?? name;
}

/** A bonus, such as +2 Actions, as the language counts; a number of somebody's own card keeps its name. */
export function bonusText([name, n]: Bonus): string {
  return isSaid(`bonus-${name}`) ? t(`bonus-${name}`, { n }) : `${n < 0 ? figure(n) : `+${n}`} ${name}`;
}

/** A named option: a bonus, a number, a label of ours, a card, or the label of somebody's own card as it is written. */
export function labelOf(name: string, card: string | null, bonus: Bonus | null | undefined): string {
  if (bonus && isSaid(`bonus-${bonus[0]}`)) return bonusText(bonus);
  const isNumber = /^\d+$/.test(name);
  const label = isNumber ? "number" : name.split(/\s+/).join("-");
  const own = card ? attribute(`labels-${keyOf(card)}`, label, isNumber ? { n: Number(name) } : {}) : "";
  return own || (isSaid(`label-${label}`) ? t(`label-${label}`) : titleOf(name));
}

/** The sign beside a named option that is a bonus. */
export function signOf([given]: Bonus): string {
  return ["cards", "actions", "buys"].includes(given) ? `i-${given}` : "";
}

/** A named option of a question. */
export function optionText(question: Question, index: number): string {
  const name = question.options[index]!;
  return labelOf(name, question.source, question.bonuses[name]);
}

/** What to do, as an order. */
export function taskOf(question: Question, names: readonly string[]): string {
  if (question.source === null && question.purpose === "play") {
    return question.is_for_treasures ? t("web-ask-treasures") : t("web-ask-action");
  }
  if (question.source === null && question.purpose === "buy") return t("web-ask-buy");
  const task = t(best(question.keys), { how: question.how, most: question.most });
  const about = question.owner ?? -1;
  const isAboutAnother = about >= 0 && about !== question.seat;
  return withoutStop(isAboutAnother ? t("web-ask-about", { player: names[about] ?? "", question: task }) : task);
}

/** Why: the card that asks with its own words, or what one has to spend. */
export function reasonOf(question: Question, picture: Picture, player: string): string {
  const me = picture.players[question.seat];
  if (question.source !== null) return because(question.source, player);
  if (question.purpose === "buy")
    return t("web-ask-buy-why", { coins: numberOf(me, "coins"), buys: numberOf(me, "buys") });
  if (question.purpose !== "play") return "";
  return question.is_for_treasures ? t("web-ask-treasures-why") : t("web-ask-action-why");
}

/** A card with its own words, and whose card it is if it is not ours. */
export function because(source: string, player: string): string {
  const { title, text } = cardNamed(source);
  const parts = { card: title, text: text.at(-1) ?? "", player };
  return player ? t("web-because-of", parts) : t("web-because", parts);
}

/** The button that gives the answer, with what is picked. */
export function confirmLabel(question: Question, picks: readonly number[]): string {
  const parts = { purpose: question.purpose, n: picks.length, most: question.most };
  if (question.widget === "order") return t("web-confirm-order");
  if (!picks.length && question.least === 0) return t("web-confirm-none", parts);
  if (question.widget === "labels" || question.widget === "numbers") {
    const labels = picks.map((index) => optionText(question, index));
    return labels.length ? labels.join(", ") : t("web-click-choices", { n: question.least });
  }
  const isExact = question.least === question.most || question.all_or_none;
  if (isExact && picks.length < question.most) return t("web-confirm-some", parts);
  const cards = listed(picks.map((index) => question.options[index]!));
  return cards.length <= LONGEST_LIST ? t("web-confirm-cards", { ...parts, cards }) : t("web-confirm-count", parts);
}

/** The button that passes, where one pick would be the answer. */
export function passLabel(question: Question): string {
  if (question.purpose === "buy" && question.source === null) return t("web-end-turn");
  if (question.purpose === "play" && question.source === null) {
    return question.is_for_treasures ? t("web-treasures-done") : t("web-to-buying");
  }
  return t("web-confirm-none", { purpose: question.purpose });
}

/** An answer as a whole: what is done, or that nothing is. */
export function answerLabel(question: Question, picks: readonly number[]): string {
  if (!picks.length) return passLabel(question);
  return confirmLabel(question, picks);
}

/** What to click where there is nothing to pass: said on the button that cannot be pressed. */
export function clickLabel(question: Question): string {
  if (question.widget === "cards") return t("web-click-card");
  return question.widget === "piles" || question.widget === "kinds" ? t("web-click-pile") : t("web-click-choice");
}

export function listed(names: readonly string[]): string {
  return counted(names)
    .map(({ name, count }) => (count > 1 ? t("counted", { n: count, name: titleOf(name) }) : titleOf(name)))
    .join(", ");
}

export function withoutStop(sentence: string): string {
  return sentence.replace(/\.$/, "");
}
