const freshKey = 'fairlead-driver:fresh';
/** Storage keys of the sandbox in the page and of the driver. */
const others = /^fairlead-(sandbox|driver)/;

/** Makes the next document clear the product's storage, because the current one may still write drafts. */
export function startFresh(): void {
  sessionStorage.setItem(freshKey, 'true');
}

/** Called as a document begins, before its own scripts. */
export function forgetOldStorage(): void {
  // A document without an origin (about:blank) has no storage.
  try {
    if (sessionStorage.getItem(freshKey) === null) return;
    sessionStorage.removeItem(freshKey);
    forgetProductStorage();
  } catch {}
}

/** Returns what the product keeps in this browser and in this tab, and its cookies, by their keys. */
export function keptByProduct(): Record<string, string> {
  if (location.origin === 'null') return {};
  const stored = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  const own = stored.filter(([key]) => !others.test(key));
  return Object.fromEntries(document.cookie === '' ? own : [...own, ['cookies', document.cookie]]);
}

/** Clears what the product keeps in this browser. */
export function forgetProductStorage(): void {
  for (const key of Object.keys(localStorage)) if (!others.test(key)) localStorage.removeItem(key);
}
