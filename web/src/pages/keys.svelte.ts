// Keys: whether the list of them is shown, and whether somebody uses them.

export const keys = $state({ isShown: false });

export function showKeys(): void {
  keys.isShown = true;
}

let isByKey = false;
addEventListener("keydown", () => (isByKey = true), { capture: true });
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
