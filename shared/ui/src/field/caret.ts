/**
 * Returns where the caret belongs after a field formatted the input: behind the same characters of the value.
 * `significant` matches the characters that belong to the value; the others come from the format. `caret` is the
 * position in `typed`, the result the position in `shown`.
 */
export function caretAfter(
  { typed, caret, shown }: { typed: string; caret: number; shown: string },
  significant: RegExp,
): number {
  // What is typed at the end may bring back characters before it.
  if (caret === typed.length && significant.test(shown.slice(-1))) return shown.length;
  let left = count(typed.slice(0, caret), significant);
  for (let index = 0; index < shown.length; index += 1) {
    if (left === 0) return index;
    if (significant.test(shown.charAt(index))) left -= 1;
  }
  return shown.length;
}

function count(text: string, significant: RegExp): number {
  let found = 0;
  for (const character of text) if (significant.test(character)) found += 1;
  return found;
}
