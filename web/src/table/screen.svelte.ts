// How much room there is for the table, with everything as large as the text: style sheets go by what it is called.

import { settings } from "../state/settings.svelte";

const view = $state({ width: innerWidth, height: innerHeight });
addEventListener("resize", () => Object.assign(view, { width: innerWidth, height: innerHeight }));

/** What it is called: a phone, or else a wide screen, and which of its sides is short. */
export function screenFor(width: number, height: number, textSize: number): string {
  const room = { width: (width * 100) / textSize, height: (height * 100) / textSize };
  const names: [string, boolean][] =
    room.width > 900
      ? [
          ["tight", room.width <= 1100],
          ["low", room.height <= 800],
          ["squat", room.height <= 620],
        ]
      : [
          ["phone", true],
          ["short", room.height <= 720],
          ["narrow", room.width <= 375],
          ["tiny", room.width <= 330],
        ];
  return names.flatMap(([name, isSo]) => (isSo ? [name] : [])).join(" ");
}

export const screen = {
  get name(): string {
    return screenFor(view.width, view.height, settings.textSize);
  },
  /** So many pixels, in the unit that grows with the text. */
  rem(pixels: number): number {
    return (pixels * 100) / settings.textSize / 16;
  },
  get isPhone(): boolean {
    return this.name.startsWith("phone");
  },
  /** Cards on the stage are small. */
  get isLow(): boolean {
    return this.name.includes("low");
  },
  /** There is hardly room for cards on the stage. */
  get isSquat(): boolean {
    return this.name.endsWith("squat");
  },
  /** The log has no place of its own. */
  get isTight(): boolean {
    return this.isPhone || this.name.startsWith("tight");
  },
};
