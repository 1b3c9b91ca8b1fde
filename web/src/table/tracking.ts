// My cards: what I own, where it is as far as I may know, and how likely I am to draw it.

import type { Picture } from "../protocol";

export interface Tracked {
  name: string;
  /** All that I own. */
  owned: number;
  /** In hand or in play. */
  here: number;
  /** On mats or set aside. */
  away: number;
  /** How likely one of the next cards that I draw is one of these, from 0 to 1; null if there is no telling. */
  chance: number | null;
}

/** How likely at least one of `wanted` cards is among `drawn` of `all`. */
export function chanceOf(wanted: number, all: number, drawn: number): number {
  if (wanted <= 0 || all <= 0) return 0;
  let none = 1;
  for (let i = 0; i < Math.min(drawn, all); i++) none *= Math.max(0, all - wanted - i) / (all - i);
  return 1 - none;
}

export function trackedIn(picture: Picture, drawn = 5): Tracked[] {
  const me = picture.players[picture.seat ?? 0];
  if (!me || !picture.owned) return [];
  const here = tally([...(picture.hand ?? []), ...me.in_play]);
  const away = tally(me.uncovered.flatMap((zone) => zone.cards ?? []));
  const discarded = tally(
    me.known.filter(({ places }) => places.every(([zone]) => zone === "discard")).flatMap(({ cards }) => cards),
  );
  if (me.discard_top && !discarded.has(me.discard_top)) discarded.set(me.discard_top, 1);
  const rows = Object.entries(picture.owned).map(([name, owned]) => {
    const rest = owned - (here.get(name) ?? 0) - (away.get(name) ?? 0);
    return { name, owned, here: here.get(name) ?? 0, away: away.get(name) ?? 0, rest };
  });
  // Whatever is neither here nor known to be discarded may be in the deck.
  const known = (row: { name: string; rest: number }): number => Math.min(row.rest, discarded.get(row.name) ?? 0);
  const hidden = rows.reduce((sum, row) => sum + row.rest - known(row), 0);
  const deck = picture.deck_size ?? 0;
  return rows.map((row) => ({
    name: row.name,
    owned: row.owned,
    here: row.here,
    away: row.away,
    chance: deck > 0 && hidden > 0 ? chanceOf(row.rest - known(row), hidden, Math.min(drawn, deck)) : null,
  }));
}

function tally(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
