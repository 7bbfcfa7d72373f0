/** Returns what the page itself keeps in this browser under a key; null in a browser that blocks storage. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text for the next documents of this browser, or forgets it (null). One that blocks storage keeps nothing. */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Whoever reads it finds nothing, as on a first visit.
  }
}

/** Returns what is kept under a key as JSON; nothing if it is damaged, or nothing is kept. */
export function readKeptJson<Value>(key: string): Readonly<Record<string, Value>> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '');
  } catch {
    return {};
  }
}

/** Keeps a value as JSON, for `readKeptJson` of the next documents. */
export function keepJson(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // As above.
  }
}
