// The reader: a card's text at hand wherever a card is named. Hover, focus and I, right click, or a long press.

const HOVER = 350;
const LONG_PRESS = 450;

export interface Reading {
  name: string;
  /** Beside what it stands. */
  anchor: DOMRect;
  /** Opened on purpose: stays until it is closed. */
  isPinned: boolean;
}

export const reader = $state<{ open: Reading | null }>({ open: null });

export function read(name: string, element: Element, isPinned: boolean): void {
  reader.open = { name, anchor: element.getBoundingClientRect(), isPinned };
}

export function closeReader(): void {
  reader.open = null;
}

/** Attach to anything that shows a card. */
export function reads(name: string): (element: HTMLElement) => () => void {
  return (element) => {
    let hover: ReturnType<typeof setTimeout> | undefined;
    let press: ReturnType<typeof setTimeout> | undefined;
    const listeners: { [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void } = {
      // Only what a mouse is moved over: a card that comes to lie under a resting one does not open.
      pointermove: (event) => {
        const isMoved = event.pointerType === "mouse" && (event.movementX !== 0 || event.movementY !== 0);
        if (isMoved) hover ??= setTimeout(() => read(name, element, false), HOVER);
      },
      pointerleave: () => {
        clearTimeout(hover);
        hover = undefined;
        clearTimeout(press);
        if (reader.open && !reader.open.isPinned) closeReader();
      },
      pointerdown: (event) => {
        clearTimeout(hover);
        if (event.pointerType === "mouse") return;
        press = setTimeout(() => {
          read(name, element, true);
          ignoreNextClick();
        }, LONG_PRESS);
      },
      pointerup: () => clearTimeout(press),
      pointercancel: () => clearTimeout(press),
      contextmenu: (event) => {
        event.preventDefault();
        read(name, element, true);
      },
      keydown: (event) => {
        const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
        if (event.key.toLowerCase() !== "i" || !isPlain) return;
        event.preventDefault();
        event.stopPropagation();
        read(name, element, true);
      },
    };
    for (const [type, listener] of Object.entries(listeners)) element.addEventListener(type, listener as EventListener);
    return () => {
      clearTimeout(hover);
      clearTimeout(press);
      for (const [type, listener] of Object.entries(listeners)) {
        element.removeEventListener(type, listener as EventListener);
      }
      if (reader.open?.name === name && !reader.open.isPinned) closeReader();
    };
  };
}

/** The finger that has opened a card is lifted over what has come up under it, which is not meant. */
function ignoreNextClick(): void {
  const ignore = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    end();
  };
  const end = (): void => {
    removeEventListener("click", ignore, { capture: true });
    removeEventListener("pointerdown", end, { capture: true });
  };
  addEventListener("click", ignore, { capture: true });
  addEventListener("pointerdown", end, { capture: true });
}
