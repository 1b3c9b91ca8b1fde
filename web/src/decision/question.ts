// A question for us: what may be chosen, where it lies, and which answers count. The server says all of it.

import type { QuestionSeen, State } from "../protocol";

/** A question with everything that it takes to answer it: only whoever is asked gets that. */
export type Question = Required<Omit<QuestionSeen, "zones">> & Pick<QuestionSeen, "zones">;

/** What a bonus gives, and how much. */
export type Bonus = Question["bonuses"][string];

/** Options that are alike, shown as one: a stack of equal cards, a pile, a button. */
export interface Slot {
  name: string;
  /** Their places among the options, in order. */
  indices: number[];
}

/** The zones that a question is about, usually one. */
export function zonesOf({ zone, zones }: Question): string[] {
  return [...new Set(zones ?? (zone ? [zone] : []))];
}

/** Where the options of a question are shown. */
export type Place = "hand" | "supply" | "tray";

export function questionFor(state: State | null): Question | null {
  const question = state?.question;
  return question?.options && question.seat === state?.you.seat ? (question as Question) : null;
}

/** The options with alike ones together; numbers and things to be ordered stay apart. */
export function slotsOf(question: Question): Slot[] {
  const slots: Slot[] = [];
  for (const [index, name] of question.options.entries()) {
    const alike = question.widget === "cards" ? slots.find((slot) => slot.name === name) : undefined;
    if (alike) alike.indices.push(index);
    else slots.push({ name, indices: [index] });
  }
  return slots;
}

export function placeOf(question: Question, supply: Record<string, number>): Place {
  const isOwn = question.owner === question.seat;
  if (question.widget === "cards" && question.zone === "hand" && isOwn) return "hand";
  const isInSupply = question.options.every((name) => name in supply);
  const isAboutPiles = question.widget === "piles" || question.widget === "kinds";
  return isAboutPiles && isInSupply ? "supply" : "tray";
}

/** What a player could still do in their turn, instead of ending a phase. */
export type Left = "action" | "treasure" | "buy";

/** What a question of the turn itself is about; null for the questions of cards. */
export function turnOf(question: Question): Left | null {
  if (question.source !== null || question.least > 0) return null;
  if (question.purpose === "buy") return "buy";
  if (question.purpose !== "play") return null;
  return question.is_for_treasures ? "treasure" : "action";
}

/** One pick is the answer: a click is enough. */
export function isAnsweredByOne(question: Question): boolean {
  return question.most <= 1 || question.is_for_treasures;
}

export function isComplete(question: Question, count: number): boolean {
  if (question.all_or_none && count > 0 && count < question.most) return false;
  return count >= question.least && count <= question.most;
}

/** Places in an order, with what is left over as well, if that can go in only one order. */
export function withTheRest({ widget, options }: Question, picks: number[]): number[] {
  const rest = options.flatMap((_, index) => (picks.includes(index) ? [] : [index]));
  const isClear = widget === "order" && new Set(rest.map((index) => options[index])).size === 1;
  return isClear ? [...picks, ...rest] : picks;
}

/** Whether every answer would come to the same. */
export function isAllAlike(question: Question): boolean {
  const isOne = question.least === question.most && question.widget === "cards";
  return isOne && new Set(question.options).size === 1;
}

/** Whether there is only one answer: at a discreet table, one is asked all the same, and the table gives it. */
export function hasOneAnswer(question: Question): boolean {
  const { least, most, options, ordered } = question;
  if (least !== most) return false;
  return (options.length === most && !ordered) || options.length <= 1 || isAllAlike(question);
}

/** Equal names together, each with how many there are, in the order of the first. */
export function counted(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Array.from(counts, ([name, count]) => ({ name, count }));
}
