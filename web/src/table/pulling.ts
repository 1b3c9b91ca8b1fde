// A sheet that lies over a phone's screen is put away by pulling it down.

import { screen } from "./screen.svelte";

/** How far to pull it, in pixels. */
const ENOUGH = 70;

/** Attach to a sheet; what it holds scrolls back to its top before the sheet gives way. */
export function pulledDown(away: () => void): (sheet: HTMLElement) => () => void {
  return (sheet) => {
    let from: number | null = null;
    let pulled = 0;

    function begin(event: TouchEvent): void {
      const isAtTop = screen.isPhone && event.touches.length === 1 && !isScrolled(event.target as Element, sheet);
      from = isAtTop ? event.touches[0]!.clientY : null;
      pulled = 0;
    }

    function pull(event: TouchEvent): void {
      if (from === null) return;
      pulled = Math.max(0, event.touches[0]!.clientY - from);
      if (pulled === 0 && isScrolled(event.target as Element, sheet)) from = null;
      // Otherwise the browser would scroll, or load the page again.
      if (pulled > 0 && event.cancelable) event.preventDefault();
      sheet.style.translate = `0 ${pulled}px`;
    }

    function end(): void {
      sheet.style.translate = "";
      if (from !== null && pulled > ENOUGH) away();
      from = null;
    }

    sheet.addEventListener("touchstart", begin, { passive: true });
    sheet.addEventListener("touchmove", pull, { passive: false });
    sheet.addEventListener("touchend", end);
    sheet.addEventListener("touchcancel", end);
    return () => {
      sheet.removeEventListener("touchstart", begin);
      sheet.removeEventListener("touchmove", pull);
      sheet.removeEventListener("touchend", end);
      sheet.removeEventListener("touchcancel", end);
    };
  };
}

function isScrolled(target: Element, sheet: Element): boolean {
  for (let each: Element | null = target; each; each = each === sheet ? null : each.parentElement) {
    if (each.scrollTop > 0) return true;
  }
  return false;
}
