import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { afterEach, beforeEach, expect, test } from "vitest";
import { madeFrom, tablesIn } from "./icons";

let boxes = "";

beforeEach(() => {
  boxes = mkdtempSync(`${tmpdir()}/boxes-`);
});
afterEach(() => rmSync(boxes, { recursive: true }));

function box(name: string, table: string, hasCards = true): void {
  mkdirSync(`${boxes}/${name}`);
  writeFileSync(`${boxes}/${name}/icons.csv`, `card,icon,author\n${table}`);
  if (hasCards) writeFileSync(`${boxes}/${name}/cards.py`, "");
}

test("a card has the icon that its box names, in the colour of its place", () => {
  box("prosperity", "King's Court,throne-king,delapouite\nBank,bank,delapouite\nForge,anvil,lorc\n");
  const { sprite, authors } = madeFrom(tablesIn(boxes));
  expect([...sprite.matchAll(/<symbol id="([^"]*)" viewBox="0 0 512 512"><path/g)].map((found) => found[1])).toEqual([
    "king-s-court",
    "bank",
    "forge",
  ]);
  expect(sprite).not.toContain("currentColor");
  expect(authors).toEqual(["delapouite", "lorc"]);
});

test("only what is used is taken", () => {
  box("prosperity", "Bank,bank,delapouite\n");
  expect(madeFrom(tablesIn(boxes)).sprite.length).toBeLessThan(5000);
  expect(madeFrom([])).toEqual({ sprite: expect.stringMatching(/^<svg[^>]*><\/svg>$/), authors: [] });
});

test("a box without cards brings no icons yet", () => {
  box("prosperity", "Bank,bank,delapouite\n");
  box("alchemy", "Golem,rock-golem,delapouite\n", false);
  expect(madeFrom(tablesIn(boxes)).sprite).not.toContain("golem");
});

test("an icon that does not exist is a mistake with the name of its card", () => {
  box("prosperity", "Bank,banc,delapouite\n");
  expect(() => madeFrom(tablesIn(boxes))).toThrow("Bank: there is no icon called banc");
});
