const key = 'fairlead:reloaded-for-boot';

/**
 * Counts how often this tab was loaded again for its boot script since it last started. If the browser saves nothing,
 * the count is unknown and counts as too many.
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
