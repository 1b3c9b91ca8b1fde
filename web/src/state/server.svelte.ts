// Whether the server can be reached, and whether it has a newer client than this page.

import { getJson, onReached } from "./api";

interface Health {
  protocol: number;
  client: string;
}

export const server = $state({ isReached: true, hasNewClient: false });

/** The main script of this page, by which builds are told apart; none while `make web-dev` serves it. */
const ours = document.querySelector<HTMLScriptElement>('script[src^="/assets/"]')?.getAttribute("src")?.slice(1) ?? "";
const EVERY = 10_000;
/** Whoever comes back to the page after so long may find a new version. */
const LONG = 60_000;
let looked = Date.now();

onReached((isReached) => {
  server.isReached = isReached;
});

/** Look now whether the server is there and what client it has. */
export async function look(): Promise<void> {
  looked = Date.now();
  try {
    const { client } = await getJson<Health>("/api/health");
    if (ours && client && client !== ours) server.hasNewClient = true;
  } catch {
    // `api` has noticed.
  }
}

addEventListener("online", () => void look());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden && Date.now() - looked > LONG) void look();
});
addEventListener("offline", () => (server.isReached = false));
setInterval(() => {
  if (!server.isReached && !document.hidden) void look();
}, EVERY);

/** So that the pages open without a connection too. */
export function installOffline(): void {
  if (ours && "serviceWorker" in navigator)
    addEventListener("load", () => void navigator.serviceWorker.register("/sw.js"));
}
