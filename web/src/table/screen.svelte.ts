// How much room there is for the table, with everything as large as the text: style sheets go by what it is called.

import { settings } from "../state/settings.svelte";

const view = $state({ width: innerWidth, height: innerHeight });
addEventListener("resize", () => Object.assign(view, { width: innerWidth, height: innerHeight }));

/** "phone" if it is held upright or that narrow, then perhaps "short" or "narrow"; "low" for a laptop; or nothing. */
export function screenFor(width: number, height: number, textSize: number): string {
  const room = { width: (width * 100) / textSize, height: (height * 100) / textSize };
  if (room.width > 760) return room.height > 800 ? "" : "low";
  return ["phone", room.height <= 720 ? "short" : "", room.width <= 375 ? "narrow" : ""].filter(Boolean).join(" ");
}

export const screen = {
  get name(): string {
    return screenFor(view.width, view.height, settings.textSize);
  },
  get isPhone(): boolean {
    return this.name.startsWith("phone");
  },
  /** Cards on the stage are small. */
  get isLow(): boolean {
    return this.name === "low";
  },
};
