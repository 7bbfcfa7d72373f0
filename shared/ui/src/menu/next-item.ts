/**
 * The index of the menu item that a key leads to from item `at` (-1 for none): arrows move past the ends to the other
 * end, Home and End move to the ends, a letter to the next item that begins with it. Undefined for other keys.
 */
export function nextItem(texts: readonly string[], at: number, key: string): number | undefined {
  const { length } = texts;
  if (length === 0) return undefined;
  if (key === 'ArrowDown') return (at + 1) % length;
  if (key === 'ArrowUp') return at < 0 ? length - 1 : (at - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key.length !== 1 || key === ' ') return undefined;
  return texts
    .map((_, step) => (at + 1 + step) % length)
    .find((index) => texts[index]?.trim().toLowerCase().startsWith(key.toLowerCase()));
}
