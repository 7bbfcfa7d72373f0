/** What the controls of the drawn document have, in their order: text, or whether one is checked. */
type Entries = readonly (string | boolean)[];

const key = 'fairlead:entered';

/** For this tab. A browser without storage keeps nothing. */
export function keepEntries(entries: Entries): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(entries));
  } catch {
    // The form stays as it is, until the page is loaded again.
  }
}

export function readEntries(): Entries {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '[]');
  } catch {
    return [];
  }
}

/** An area has taken them over. */
export function forgetEntries(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
