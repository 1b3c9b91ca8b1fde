// What a person has chosen for this browser; saved between visits.

import { save, saved } from "./saved";

export interface Settings {
  /** Empty: the browser's. */
  language: string;
  theme: "system" | "light" | "dark";
  /** In per cent. */
  textSize: 100 | 115 | 130 | 150;
  colours: "usual" | "distinct";
  motion: "system" | "full" | "none";
  /** How fast other players' acts are shown. */
  speed: "slow" | "normal" | "none";
  sound: boolean;
  letterKeys: boolean;
  /** What is answered without asking. */
  playTreasures: boolean;
  skipPhases: boolean;
  showReactions: string[];
  /** What one has been asked once: whether to end a phase with something left to do. */
  warned: string[];
  /** The name used last. */
  name: string;
}

const DEFAULTS: Settings = {
  language: "",
  theme: "system",
  textSize: 100,
  colours: "usual",
  motion: "system",
  speed: "normal",
  sound: false,
  letterKeys: true,
  playTreasures: false,
  skipPhases: true,
  showReactions: [],
  warned: [],
  name: "",
};

export const settings: Settings = $state({ ...DEFAULTS, ...saved<Partial<Settings>>("settings", {}) });

$effect.root(() => {
  $effect(() => save("settings", settings));
});

/** Everything as it was at first, but the name and the language. */
export function resetSettings(): void {
  const { name, language } = settings;
  Object.assign(settings, { ...DEFAULTS, showReactions: [], warned: [], name, language });
}

// Another tab may change them too.
addEventListener("storage", (event) => {
  if (event.key === "fiefdom-settings") Object.assign(settings, saved("settings", {}));
});

const prefersDark = matchMedia("(prefers-color-scheme: dark)");
const prefersStill = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ isDark: prefersDark.matches, isStill: prefersStill.matches });
prefersDark.addEventListener("change", (event) => (system.isDark = event.matches));
prefersStill.addEventListener("change", (event) => (system.isStill = event.matches));

/** Whether nothing on the page is to move. */
export function isStill(): boolean {
  return settings.motion === "none" || (settings.motion === "system" && system.isStill);
}

/** Put the looks that were chosen on the page: style sheets go by these attributes. */
export function wear(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme === "system" ? (system.isDark ? "dark" : "light") : settings.theme;
  root.dataset.motion = isStill() ? "none" : "full";
  root.dataset.colours = settings.colours;
  root.style.fontSize = `${settings.textSize}%`;
}
