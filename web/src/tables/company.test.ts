import { expect, it } from "vitest";
import type { TableSeen } from "../protocol";
import type { MyGame } from "../state/games.svelte";
import { companyAt } from "./company";

const table = { seats: [{ name: "Jana" }, { name: "Petr" }, { name: "" }] } as TableSeen;

it("names everybody else", () => expect(companyAt({ seats: [1] } as MyGame, table)).toEqual(["Jana"]));
it("names all who sit at this screen if nobody else plays", () =>
  expect(companyAt({ seats: [0, 1, 2] } as MyGame, table)).toEqual(["Jana", "Petr"]));
