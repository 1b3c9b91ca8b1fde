// The service worker: opens the pages where there is no connection. What they show then is up to them.

export {};
declare const self: ServiceWorkerGlobalScope;

const SHELL = "/";
const ASSETS = "/assets/";
/** One store for each build: its name is that of the build's main script. */
const ours = (entry: string): string => `fiefdom ${entry}`;

self.addEventListener("install", (event) => {
  event.waitUntil(
    fetch(SHELL, { cache: "no-cache" })
      .then(keepShell)
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(request));
});

/** A page: from the server while there is one, otherwise as it was the last time. */
async function page(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (response.ok && response.headers.get("Content-Type")?.startsWith("text/html")) await keepShell(response.clone());
    return response;
  } catch (problem) {
    const stored = await caches.match(SHELL);
    if (stored) return stored;
    throw problem;
  }
}

/** A script, style or font never changes: what is stored is right. */
async function asset(request: Request): Promise<Response> {
  const stored = await caches.match(request);
  if (stored) return stored;
  const response = await fetch(request);
  const [newest] = (await caches.keys()).reverse();
  if (response.ok && newest) await (await caches.open(newest)).put(request, response.clone());
  return response;
}

/** Keep the page that every address shows, and what it needs at once; what belongs to older builds goes. */
async function keepShell(response: Response): Promise<void> {
  const html = await response.clone().text();
  const needed = Array.from(html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), (found) => found[1]!);
  const name = ours(needed.find((path) => path.endsWith(".js")) ?? "");
  const isNew = !(await caches.has(name));
  const store = await caches.open(name);
  await store.put(SHELL, response);
  if (!isNew) return;
  await store.addAll(needed);
  for (const other of await caches.keys()) if (other !== name) await caches.delete(other);
}
