/** Do something now, and again every so often while somebody can see the page; gives a function that ends it. */
export function whileSeen(what: () => Promise<void>, every: number): () => void {
  const look = (): void => {
    if (!document.hidden) void what();
  };
  look();
  const timer = setInterval(look, every);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
