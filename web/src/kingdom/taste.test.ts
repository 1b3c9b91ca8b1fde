import { beforeEach, expect, test, vi } from "vitest";
import { unknownCard } from "../card/arms";

const storage = new Map<string, string>();
vi.hoisted(() => vi.stubGlobal("addEventListener", vi.fn()));
vi.stubGlobal("localStorage", {
  getItem: (name: string) => storage.get(name) ?? null,
  setItem: (name: string, value: string) => storage.set(name, value),
});
const OURS = ["dominion", "intrigue", "seaside"];

beforeEach(() => {
  storage.clear();
  vi.resetModules();
});

/** A visit to a server that has these boxes; what was saved is there. */
async function visit(...boxes: string[]) {
  const { cards } = await import("../state/cards.svelte");
  const { chosenBoxes, liked, taste, written } = await import("./taste.svelte");
  for (const box of ["basic", ...boxes]) cards.byName.set(box, { ...unknownCard(box), box });
  const leave = () => storage.set("fiefdom-taste", JSON.stringify(written()));
  return { taste, chosen: chosenBoxes, liked: () => liked().boxes, leave };
}

test("who is new here likes all boxes, and none is shown as chosen", async () => {
  const found = await visit(...OURS, "later");
  expect(found.liked()).toEqual([...OURS, "later"]);
  expect(found.chosen()).toEqual([]);
});

test("a taste for all boxes means those that there were when it was saved", async () => {
  (await visit(...OURS)).leave();
  vi.resetModules();
  const found = await visit(...OURS, "later");
  expect(found.liked()).toEqual(OURS);
  expect(found.chosen()).toEqual(OURS);
  found.taste.boxes = [];
  expect(found.liked()).toEqual([...OURS, "later"]);
});

test.each([{ boxes: [], veto: ["Witch"] }, { veto: ["Witch"] }])(
  "an old taste that names no boxes means the first three: %o",
  async (saved) => {
    storage.set("fiefdom-taste", JSON.stringify(saved));
    const found = await visit(...OURS, "later");
    expect(found.liked()).toEqual(OURS);
    expect(found.taste.veto).toEqual(["Witch"]);
  },
);

test("a box of the taste that this server lacks is not asked for, and not forgotten", async () => {
  storage.set("fiefdom-taste", JSON.stringify({ boxes: ["seaside", "own"] }));
  const found = await visit(...OURS);
  expect(found.liked()).toEqual(["seaside"]);
  found.leave();
  expect(JSON.parse(storage.get("fiefdom-taste")!)).toMatchObject({ boxes: ["seaside", "own"] });
});
