import { expect, test } from "vitest";
import { classesOf, divisionOf, keyOf, lengthOf, unknownCard } from "./arms";

const card = (name: string, ...types: string[]) => ({ ...unknownCard(name), types });

test("the first kind gives the colour, the second the other half of the field", () => {
  expect(classesOf(card("Moat", "Action", "Reaction"))).toBe("reaction and-action");
  expect(classesOf(card("Witch", "Action", "Attack"))).toBe("action attack");
  expect(classesOf(card("Harem", "Treasure", "Victory"))).toBe("treasure and-victory");
  expect(classesOf(card("Caravan", "Action", "Duration"))).toBe("duration");
});

test("two kinds are divided by a diagonal, others by their name", () => {
  expect(divisionOf(card("Moat", "Action", "Reaction"))).toBe("d0");
  expect(divisionOf(card("Smithy", "Action"))).toMatch(/^d[0-9]$/);
});

test("names become keys of the sprite", () => {
  expect(keyOf("Sea Hag")).toBe("sea-hag");
});

test("long words get smaller letters", () => {
  expect(["Moat", "Laboratory", "Pracownia Miedzi", "Bennszülöttfalva"].map(lengthOf)).toEqual([
    "",
    "long",
    "",
    "longest",
  ]);
});
