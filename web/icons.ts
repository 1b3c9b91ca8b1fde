// The icons that boxes name for their cards, taken from a set made for games: only those, as symbols of the sprite.

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const NAME = "virtual:icons";
const BOXES = `${import.meta.dirname}/../src/fiefdom/boxes`;
const SIZE = 512;

/** A row of an `icons.csv`. */
interface Named {
  card: string;
  icon: string;
  author: string;
}

type Bodies = Record<string, { body: string } | undefined>;

/** The tables of icons in the folders of boxes, as far as these have cards already. */
export function tablesIn(boxes: string): string[] {
  const folders = readdirSync(boxes).sort();
  const files = folders.map((box) => ({ cards: `${boxes}/${box}/cards.py`, icons: `${boxes}/${box}/icons.csv` }));
  return files.filter(({ cards, icons }) => existsSync(cards) && existsSync(icons)).map(({ icons }) => icons);
}

/** A sprite of the icons in these tables, and who made them. */
export function madeFrom(tables: string[]): { sprite: string; authors: string[] } {
  const rows = tables.flatMap((file) => rowsOf(readFileSync(file, "utf8")));
  const bodies = rows.length ? allIcons() : {};
  const symbols = rows.map((row) => symbolOf(row, bodies)).join("");
  return {
    sprite: `<svg xmlns="http://www.w3.org/2000/svg" class="sprite" aria-hidden="true">${symbols}</svg>`,
    authors: [...new Set(rows.map(({ author }) => author))].sort(),
  };
}

function rowsOf(table: string): Named[] {
  const [, ...rows] = table.trim().split("\n");
  return rows.map((row) => {
    const [card = "", icon = "", author = ""] = row.trim().split(",");
    return { card, icon, author };
  });
}

function allIcons(): Bodies {
  const file = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");
  return (JSON.parse(readFileSync(file, "utf8")) as { icons: Bodies }).icons;
}

/** It has the colour of the place where it is used. */
function symbolOf({ card, icon }: Named, bodies: Bodies): string {
  const body = bodies[icon]?.body;
  if (!body) throw new Error(`${card}: there is no icon called ${icon}`);
  const paths = body.replaceAll(' fill="currentColor"', "");
  return `<symbol id="${keyOf(card)}" viewBox="0 0 ${SIZE} ${SIZE}">${paths}</symbol>`;
}

/** As in src/card/arms.ts, which the pages use. */
function keyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

/** Makes a module of the icons that are used. */
export const icons: Plugin = {
  name: "icons",
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load(id) {
    if (id !== `\0${NAME}`) return null;
    const tables = tablesIn(BOXES);
    for (const file of tables) this.addWatchFile(file);
    const { sprite, authors } = madeFrom(tables);
    return `export const sprite = ${JSON.stringify(sprite)};\nexport const authors = ${JSON.stringify(authors)};`;
  },
};
