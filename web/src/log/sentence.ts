// What happened, in words: the sentences of the locale, cut at the cards and players that you can point at.

import { figure } from "../locale/lists";
import { t, isSaid } from "../locale/locale.svelte";
import { counted } from "../decision/question";
import { labelOf, titleOf, withoutStop } from "../decision/wording";
import type { SeenEvent } from "../protocol";
import { cards } from "../state/cards.svelte";

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

/** The key of the sentence for an event, as the terminal finds it too. */
export function keyFor(event: SeenEvent): string {
  const key = `event-${event.name}`;
  if (event.cards === null && event.count) return `${key}-hidden`;
  if (event.zone && isSaid(`${key}-${event.zone}`)) return `${key}-${event.zone}`;
  return event.name === "gain" && event.zone !== "" && event.zone !== "discard" ? `${key}-mat` : key;
}

function sentenceOf(event: SeenEvent, hasNoName: boolean): string {
  const key = keyFor(event);
  return t(key, {
    player: hasNoName ? "" : playerMark(event.seat),
    cards: counted(event.cards ?? [])
      .map(({ name, count }) => cardMark(name, count))
      .join(", "),
    count: event.count,
    top: event.top ? cardMark(event.top, 1) : "",
    amount: event.amount,
    label: labelFor(event, key),
    bonus: event.name === "get" ? bonus(event.zone, event.amount) : "",
    other: event.name === "pass" ? playerMark(event.amount) : "",
  });
}

function labelFor(event: SeenEvent, key: string): string {
  const isOfCard = event.name === "choose" && cards.byName.has(event.zone);
  if (event.name === "mark" || event.name === "name" || isOfCard) return cardMark(event.zone, 1);
  if (event.name === "choose" && event.cards?.length) return labelOf(event.zone, event.cards[0]!);
  return key.endsWith("-mat") ? zoneName(event.zone) : event.zone;
}

/** More of a player's number; one of somebody's own card keeps its name. */
function bonus(name: string, n: number): string {
  return isSaid(`bonus-${name}`) ? t(`bonus-${name}`, { n }) : `${n < 0 ? figure(n) : `+${n}`} ${name}`;
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
