/**
 * Whether a version is in a range: exact, `^1.2.3`, `~1.2.3`, `>=1.2.3` or `*`.
 * Below 1.0.0 a caret allows patches only, as npm has it.
 */
export function satisfies(version: string, range: string): boolean {
  if (range === '*') return true;
  const [, operator = '', wanted = ''] = range.match(/^(\^|~|>=)?(\d+\.\d+\.\d+)$/) ?? [];
  const have = numbers(version);
  const want = numbers(wanted);
  if (!have || !want) return false;
  if (compare(have, want) < 0) return false;
  if (operator === '') return compare(have, want) === 0;
  if (operator === '>=') return true;
  const fixed = operator === '~' ? 2 : firstNonZero(want) + 1;
  return have.slice(0, fixed).every((part, index) => part === want[index]);
}

function numbers(version: string): number[] | null {
  return /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : null;
}

function compare(left: readonly number[], right: readonly number[]): number {
  const index = left.findIndex((part, position) => part !== right[position]);
  return index === -1 ? 0 : (left[index] ?? 0) - (right[index] ?? 0);
}

function firstNonZero(parts: readonly number[]): number {
  const index = parts.findIndex((part) => part !== 0);
  return index === -1 ? 2 : index;
}
