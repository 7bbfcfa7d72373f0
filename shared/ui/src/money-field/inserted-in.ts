/** Returns the part of an edited text that wasn't there before: "1,2345" after "1,234" has the 5. */
export function insertedIn(typed: string, before: string): string {
  const maxLength = Math.min(typed.length, before.length);
  let start = 0;
  while (start < maxLength && typed[start] === before[start]) start += 1;
  let end = 0;
  while (end < maxLength - start && typed.at(-1 - end) === before.at(-1 - end)) end += 1;
  return typed.slice(start, typed.length - end);
}
