// What the browser saves between visits, as JSON under a name of our own.

export function saved<T>(name: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`fiefdom-${name}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    // Somebody else's value, or a browser that saves nothing: start anew.
    return otherwise;
  }
}

export function save(name: string, value: unknown): void {
  try {
    localStorage.setItem(`fiefdom-${name}`, JSON.stringify(value));
  } catch {
    // A full or forbidden storage: it lasts as long as the page.
  }
}
