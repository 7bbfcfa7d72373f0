const key = 'fairlead:reloaded-for-boot';

/**
 * Counts how often this tab was loaded anew for its boot script since it last started. Where the browser keeps nothing
 * that cannot be known: then it counts as too often.
 */
export function countAttempt(): number {
  try {
    const count = Number(sessionStorage.getItem(key)) + 1;
    sessionStorage.setItem(key, `${count}`);
    return count;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** The page started. */
export function resetAttempts(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was counted either.
  }
}
