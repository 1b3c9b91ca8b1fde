// Where we are. Pages are addresses: a reload, a link or the back button shows the same page again.

export const place = $state({ path: location.pathname, query: location.search, hash: location.hash });

function look(): void {
  place.path = location.pathname;
  place.query = location.search;
  place.hash = location.hash;
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

/** Go to another page; `replace` leaves no step back. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  look();
  if (!replace) scrollTo(0, 0);
}

/** Follow a click on a link to one of our own pages without loading it again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
  if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
