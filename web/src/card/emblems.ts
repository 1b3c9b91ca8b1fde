// One sprite of all signs and emblems: ours, and those that the boxes have in their folders.

import ours from "./emblems.svg?raw";

const boxes = import.meta.glob<string>("../../../src/fiefdom/boxes/*/emblems.svg", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const emblems = [ours, ...Object.values(boxes)].join("");
