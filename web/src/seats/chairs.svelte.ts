// Who sits where at the table that is being set up. Saved for the next table.

import { isSaid, t } from "../locale/locale.svelte";
import type { SeatOptions } from "../protocol";
import { save, saved } from "../state/saved";

export const FEWEST = 2;
/** More than six people are dealt to two tables. */
const MOST_AT_ONE_TABLE = 6;
export const MOST = 2 * MOST_AT_ONE_TABLE;

/** "link" is a person who gets a link, "here" one at this screen; anything else is a bot's name. */
export interface Chair {
  who: "link" | "here" | (string & {});
  /** Of a person at this screen. */
  name: string;
}

/** The chairs besides one's own, which is the first. */
export const chairs: Chair[] = $state(saved<Chair[]>("chairs", [{ who: "fair", name: "" }]));

$effect.root(() => {
  $effect(() => save("chairs", chairs));
});

export function addChair(): void {
  if (chairs.length + 1 < MOST) chairs.push({ who: "fair", name: "" });
  if (!areTwoTables()) return;
  // People at one screen might be dealt to two tables, and so many bots would only play with each other.
  for (const chair of chairs) if (chair.who === "here") chair.who = "link";
  chairs.at(-1)!.who = "link";
}

export function removeChair(index: number): void {
  if (chairs.length + 1 > FEWEST) chairs.splice(index, 1);
}

/** As many chairs as a position has players, one's own included. */
export function setChairs(players: number): void {
  while (chairs.length + 1 < players) addChair();
  while (chairs.length + 1 > players) removeChair(chairs.length - 1);
}

/** Whether the game has to wait for somebody who gets a link. */
export function isWaiting(): boolean {
  return chairs.some((chair) => chair.who === "link");
}

/** Whether anybody else plays who is not a bot. */
export function isAmongPeople(): boolean {
  return chairs.some(isPerson);
}

/** Whether there are too many people for one table. */
export function areTwoTables(): boolean {
  return chairs.length + 1 > MOST_AT_ONE_TABLE;
}

/** The bots that are going to play, by name. */
export function botsSeated(): string[] {
  return chairs.filter((chair) => !isPerson(chair)).map((chair) => chair.who);
}

/** The chairs as the server wants them. */
export function seatOptions(): SeatOptions[] {
  const names: string[] = [];
  return [{}, ...chairs.map((chair) => (isPerson(chair) ? {} : botSeat(chair.who, names)))];
}

/** A seat for a bot, called in one's own language where it is an opponent for people; `names` are taken. */
export function botSeat(bot: string, names: string[] = []): SeatOptions {
  const called = isSaid(`web-bot-${bot}`) ? t(`web-bot-${bot}`) : bot;
  const alike = names.filter((name) => name === called).length;
  names.push(called);
  return { bot, name: alike ? `${called} ${alike + 1}` : called };
}

/** Where people at this screen sit, and what they are called; `usual` names those without a name. */
export function peopleHere(usual: (seat: number) => string): { seat: number; name: string }[] {
  return chairs.flatMap((chair, index) =>
    chair.who === "here" ? [{ seat: index + 1, name: chair.name.trim() || usual(index + 2) }] : [],
  );
}

function isPerson(chair: Chair): boolean {
  return chair.who === "link" || chair.who === "here";
}
