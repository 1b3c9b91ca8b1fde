// Which page an address shows.

import type { Component } from "svelte";
import CardPage from "./CardPage.svelte";
import Cards from "./Cards.svelte";
import Credits from "./Credits.svelte";
import Door from "./Door.svelte";
import Learn from "./Learn.svelte";
import Lobby from "./Lobby.svelte";
import MyGames from "./MyGames.svelte";
import NewTable from "./NewTable.svelte";
import NotFound from "./NotFound.svelte";
import Replay from "./Replay.svelte";
import Rules from "./Rules.svelte";
import Settings from "./Settings.svelte";
import Start from "./Start.svelte";

type Page = Component<Record<string, string>>;

const pages: [path: string, component: unknown][] = [
  ["/", Start],
  ["/new", NewTable],
  ["/tables", Lobby],
  ["/games", MyGames],
  ["/table/:table", Door],
  // As links were written once.
  ["/join/:table", Door],
  ["/replay", Replay],
  ["/replay/:table", Replay],
  ["/learn", Learn],
  ["/rules", Rules],
  ["/cards", Cards],
  ["/cards/:card", CardPage],
  ["/settings", Settings],
  ["/credits", Credits],
];

/** Those that show no cards, or only once there are any. */
const WITHOUT_CARDS = new Set(["/", "/replay"]);

export interface Shown {
  component: Page;
  params: Record<string, string>;
  /** Another key is another page, which starts anew. */
  key: string;
  showsCards: boolean;
}

export function pageFor(path: string): Shown {
  const parts = path.replace(/\/+$/, "").split("/");
  for (const [pattern, component] of pages) {
    const params = match(pattern.replace(/\/$/, "").split("/"), parts);
    if (!params) continue;
    const key = pattern + JSON.stringify(params);
    return { component: component as Page, params, key, showsCards: !WITHOUT_CARDS.has(pattern) };
  }
  return { component: NotFound as Page, params: {}, key: "none", showsCards: false };
}

function match(pattern: string[], parts: string[]): Record<string, string> | null {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, wanted] of pattern.entries()) {
    const part = parts[index]!;
    if (wanted.startsWith(":") && part) params[wanted.slice(1)] = decodeURIComponent(part);
    else if (wanted !== part) return null;
  }
  return params;
}
