// Keys: whether the list of them is shown, and whether somebody uses them.

export const keys = $state({ isShown: false });

export function showKeys(): void {
  keys.isShown = true;
}

let isByKey = false;
addEventListener(
  "keydown",
  (event) => {
    isByKey = true;
    // Whoever holds a key down on a button presses it once, and not whatever has the focus after that.
    const isPress = event.key === "Enter" || event.key === " ";
    if (event.repeat && isPress && event.target instanceof Element && event.target.closest("button, a")) {
      event.preventDefault();
    }
  },
  { capture: true },
);
addEventListener("pointerdown", () => (isByKey = false), { capture: true });

/** Whether what was last done here was done with a key. */
export function wasByKey(): boolean {
  return isByKey;
}

/** Whether what is typed here is text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "range", "button"].includes(target.type);
}
