import { beforeEach, expect, test, vi } from "vitest";

vi.hoisted(() => {
  vi.stubGlobal("addEventListener", vi.fn());
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: vi.fn() });
});
/** What the server has been asked and not answered yet, by path. */
const asked = new Map<string, (answer: unknown) => void>();
vi.mock("../locale/locale.svelte", () => ({ t: (key: string) => key }));
vi.mock("../state/api", async (original) => ({
  ...(await original<object>()),
  postJson: (path: string) => new Promise((answer) => asked.set(path, answer)),
}));
const { Chosen } = await import("./chosen.svelte");
type Choosing = InstanceType<typeof Chosen>;

const RANDOM = { name: "", title: "", source: "", cards: ["Witch"] };
const LAID = { players: 2, kingdom: ["Moat"], seat: 0, turn: 1 };
const RECOMMENDED = { name: "First Game", title: "First Game", source: "", cards: ["Cellar"] };

/** The server answers. */
async function hear(path: string, answer: unknown): Promise<void> {
  await vi.waitFor(() => expect(asked.has(path)).toBe(true));
  asked.get(path)!(answer);
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => asked.clear());

/** A position that the server understands at once. */
async function lay(chosen: Choosing): Promise<void> {
  void chosen.lay("");
  await hear("/api/positions", LAID);
}

test.each<[string, (chosen: Choosing) => unknown, object]>([
  ["a position", lay, { names: ["Moat"], position: { turn: 1 } }],
  ["a recommended kingdom", (chosen) => chosen.take(RECOMMENDED), { names: ["Cellar"], name: "First Game" }],
  ["a card", (chosen) => chosen.toggle("Militia"), { names: ["Militia"] }],
  ["a draft", (chosen) => (chosen.isDraft = true), { isDraft: true }],
])("random cards that come late leave %s alone", async (_, choose, expected) => {
  const chosen = new Chosen();
  void chosen.draw();
  await choose(chosen);
  await hear("/api/kingdoms", RANDOM);
  expect(chosen).toMatchObject({ isRandom: false, ...expected });
});

test("a position that comes late leaves a recommended kingdom alone", async () => {
  const chosen = new Chosen();
  void chosen.lay("");
  chosen.take(RECOMMENDED);
  await hear("/api/positions", LAID);
  expect(chosen).toMatchObject({ name: "First Game", position: null });
});

test("answers in the order of the questions all count", async () => {
  const chosen = new Chosen();
  void chosen.draw();
  void chosen.lay("");
  await hear("/api/kingdoms", RANDOM);
  expect(chosen).toMatchObject({ names: ["Witch"], isRandom: true, position: null });
  await hear("/api/positions", LAID);
  expect(chosen).toMatchObject({ names: ["Moat"], isRandom: false, position: { text: "" } });
});
