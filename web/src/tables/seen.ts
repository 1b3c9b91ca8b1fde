import { untrack } from "svelte";

/** Do something now, and again every so often while somebody can see the page; gives a function that ends it. */
export function whileSeen(what: () => Promise<void>, every: number): () => void {
  const look = (): void => {
    // An effect that calls this must not run again for what is read here: that would ask without a pause.
    if (!document.hidden) void untrack(what);
  };
  look();
  const timer = setInterval(look, every);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
