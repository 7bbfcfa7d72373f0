const freshKey = 'fairlead-driver:fresh';
/** What the back end in the page and the driver keep for themselves. */
const others = /^fairlead-(sandbox|driver)/;

/** The next document begins with nothing that the product has kept: the one that is left may still write its drafts. */
export function startFresh(): void {
  sessionStorage.setItem(freshKey, 'true');
}

/** Called as a document begins, before its own scripts. */
export function forgetOldStorage(): void {
  // A document without an origin (about:blank) has no storage.
  try {
    if (sessionStorage.getItem(freshKey) === null) return;
    sessionStorage.removeItem(freshKey);
    for (const key of Object.keys(localStorage))
      if (!others.test(key)) localStorage.removeItem(key);
  } catch {}
}
