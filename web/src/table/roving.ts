// One stop for Tab in each zone; arrows, Home and End move among what you may choose in it, or else among everything.

const STEPS: Partial<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function roving(zone: HTMLElement): () => void {
  const stops = (): HTMLElement[] => {
    const all = Array.from(zone.querySelectorAll<HTMLElement>("[data-slot]"));
    const chosen = all.filter((each) => each.dataset.slot === "can");
    return chosen.length ? chosen : all;
  };
  const settle = (): void => {
    const [first] = stops();
    const active = document.activeElement;
    for (const each of zone.querySelectorAll<HTMLElement>("[data-slot]")) {
      each.tabIndex = each === active || (each === first && !zone.contains(active)) ? 0 : -1;
    }
  };
  const move = (event: KeyboardEvent): void => {
    const row = stops();
    const at = row.indexOf(document.activeElement as HTMLElement);
    const step = STEPS[event.key];
    const isEdge = event.key === "Home" || event.key === "End";
    if (!row.length || event.ctrlKey || event.metaKey || event.altKey || (step === undefined && !isEdge)) return;
    event.preventDefault();
    const target = isEdge ? (event.key === "Home" ? 0 : row.length - 1) : (at + step! + row.length) % row.length;
    row[target]!.focus();
  };
  const watcher = new MutationObserver(settle);
  watcher.observe(zone, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-slot"] });
  zone.addEventListener("keydown", move);
  zone.addEventListener("focusin", settle);
  zone.addEventListener("focusout", settle);
  settle();
  return () => {
    watcher.disconnect();
    zone.removeEventListener("keydown", move);
    zone.removeEventListener("focusin", settle);
    zone.removeEventListener("focusout", settle);
  };
}
