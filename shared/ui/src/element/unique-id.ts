let made = 0;

/** An id that no other element of the page has. */
export function uniqueId(prefix: string): string {
  made += 1;
  return `${prefix}-${made}`;
}
