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

/** Clears what the product keeps in this browser. */
export function forgetProductStorage(): void {
  for (const key of Object.keys(localStorage)) if (!others.test(key)) localStorage.removeItem(key);
}
