const made = new Map<string, number>();

/**
 * An id that no other element of the page has. Each prefix counts for itself: what is drawn in a build mustn't depend on
 * elements of another kind that happen to be there by then.
 */
export function uniqueId(prefix: string): string {
  const count = (made.get(prefix) ?? 0) + 1;
  made.set(prefix, count);
  return `${prefix}-${count}`;
}
