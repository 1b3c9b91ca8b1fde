// Whether the list of keys is shown.

export const keys = $state({ isShown: false });

export function showKeys(): void {
  keys.isShown = true;
}

/** Whether what is typed here is text. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  return target instanceof HTMLInputElement && !["checkbox", "radio", "range", "button"].includes(target.type);
}
