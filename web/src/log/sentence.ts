// What happened, in words: the sentences of the locale, cut at the cards and players that you can point at.

import { best, t, isSaid } from "../locale/locale.svelte";
import { counted } from "../decision/question";
import { bonusText, labelOf, titleOf, tokenCard, withoutStop } from "../decision/wording";
import type { SeenEvent } from "../protocol";

export type Part =
  { sort: "text"; text: string } | { sort: "card"; name: string; count: number } | { sort: "player"; seat: number };

// Letters of nobody's language carry cards and players through a sentence.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const MARKED = new RegExp(`${OPEN}([^${CLOSE}]*)${CLOSE}`);

/** One line of the log. The player whose turn it is needs no name. */
export function partsOf(event: SeenEvent, turn: number): Part[] {
  const hasNoName = event.seat === turn;
  return inParts(sentenceOf(event, hasNoName), hasNoName);
}

/** The same line as plain text, for listeners. */
export function textOf(parts: readonly Part[], names: readonly string[]): string {
  return parts
    .map((part) => {
      if (part.sort === "text") return part.text;
      if (part.sort === "player") return names[part.seat] ?? "";
      return part.count > 1 ? `${titleOf(part.name)} ×${part.count}` : titleOf(part.name);
    })
    .join("");
}

function sentenceOf(event: SeenEvent, hasNoName: boolean): string {
  const cause = event.cards?.[0] ?? null;
  return t(best(event.keys), {
    player: hasNoName ? "" : playerMark(event.seat),
    cards: counted(event.cards ?? [])
      .map(({ name, count }) => cardMark(name, count))
      .join(", "),
    count: event.count,
    top: event.top ? cardMark(event.top, 1) : "",
    turn: event.turn,
    bonus: event.bonus ? bonusText(event.bonus) : "",
    label: event.label && labelOf(event.label, cause, event.bonus),
    named: event.named ? cardMark(event.named, 1) : "",
    token: tokenMark(event.token),
    amount: event.amount,
    covered: event.covered,
    mat: zoneName(event.target),
    other: event.other === null ? "" : playerMark(event.other),
  });
}

/** A token is called after the card that it comes from, or has a name of its own. */
function tokenMark(token: string): string {
  const card = tokenCard(token);
  return card ? cardMark(card.name, 1) : token;
}

const PLACES: Partial<Record<string, string>> = {
  hand: "web-in-hand",
  deck: "web-deck",
  discard: "web-discard",
  in_play: "web-in-play",
  trash: "web-trash",
};

/** The name of a mat or another place; an own card's mat keeps its name. */
export function zoneName(zone: string): string {
  const key = PLACES[zone] ?? `zone-${zone}`;
  return isSaid(key) ? t(key) : zone;
}

function cardMark(name: string, count: number): string {
  return `${OPEN}c${count} ${name}${CLOSE}`;
}

function playerMark(seat: number): string {
  return `${OPEN}p${seat}${CLOSE}`;
}

function inParts(sentence: string, hasNoName: boolean): Part[] {
  const trimmed = withoutStop(hasNoName ? sentence.replace(/^[\s:]+/, "") : sentence);
  return trimmed
    .split(MARKED)
    .map((piece, index): Part => {
      if (index % 2 === 0) return { sort: "text", text: piece };
      const mark = /^([cp])(\d+) ?(.*)$/.exec(piece)!;
      if (mark[1] === "p") return { sort: "player", seat: Number(mark[2]) };
      return { sort: "card", name: mark[3]!, count: Number(mark[2]) };
    })
    .filter((part) => part.sort !== "text" || part.text !== "");
}
