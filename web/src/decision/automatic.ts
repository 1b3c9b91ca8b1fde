// Automatic answers, where a person asked for them beforehand.

import { priceNow, weightOf, type Prices } from "../card/price";
import { isAllAlike, type Question } from "./question";

export interface Wishes {
  playTreasures: boolean;
  skipPhases: boolean;
  showReactions: readonly string[];
}

/**
 * The answer that needs no asking; null if a person has to decide. `shown` are the cards shown to this Attack already,
 * and `isSafe` says whether it can do nothing to them any more.
 */
export function automaticAnswer(
  question: Question,
  wishes: Wishes,
  prices: Prices,
  shown: ReadonlySet<string>,
  isSafe = false,
): number[] | null {
  if (isAllAlike(question)) return question.options.slice(0, question.least).map((_, index) => index);
  if (wishes.playTreasures && question.is_for_treasures && question.treasure_order.length) {
    return question.treasure_order;
  }
  if (question.purpose === "react") {
    const index = question.options.findIndex((name) => wishes.showReactions.includes(name) && !shown.has(name));
    if (index >= 0) return [index];
    // Everything that is always shown has been shown, or showing it again changes nothing: there is nothing to ask.
    const isDone = question.options.every((name) => wishes.showReactions.includes(name) || (isSafe && shown.has(name)));
    if (isDone && question.least === 0) return [];
  }
  if (wishes.skipPhases && isNothingToBuy(question, prices)) return [];
  return null;
}

/** Nothing is on offer but what costs nothing. */
export function isNothingToBuy(question: Question, prices: Prices): boolean {
  const isBuying = question.purpose === "buy" && question.source === null && question.least === 0;
  return isBuying && question.options.every((name) => weightOf(priceNow(prices, name)) === 0);
}
