const key = 'fairlead:signed-in';

/**
 * Marks a document that a visitor without a session would see, and this one probably has one: its drawn screen stays out
 * of sight until the session is known. Without storage, nobody counts as signed in.
 */
export function readSignedInMark(): void {
  try {
    if (localStorage.getItem(key)) document.documentElement.dataset.signedIn = '';
  } catch {
    // A browser that blocks storage.
  }
}

/** For the next documents of this browser. */
export function writeSignedInMark(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // A browser that blocks storage.
  }
}
