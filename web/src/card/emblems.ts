// One sprite of all signs and emblems: ours, those that the boxes have in their folders, and the icons that they name.

import { sprite } from "virtual:icons";
import ours from "./emblems.svg?raw";

const boxes = import.meta.glob<string>("../../../src/fiefdom/boxes/*/emblems.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const emblems = [ours, ...Object.values(boxes), sprite].join("");
