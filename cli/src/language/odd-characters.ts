import type { Source } from './source.ts';

/** Characters that look like a space. */
const spaces: Readonly<Record<string, string>> = {
  '\u00a0': 'a non-breaking space',
  '\u2007': 'a figure space',
  '\u2009': 'a thin space',
  '\u202f': 'a narrow non-breaking space',
  '\u3000': 'an ideographic space',
};
/** Invisible characters. */
const invisible: Readonly<Record<string, string>> = {
  '\u200b': 'a zero-width space',
  '\u200c': 'a zero-width non-joiner',
  '\u200d': 'a zero-width joiner',
  '\u2060': 'a word joiner',
  '\ufeff': 'a byte order mark',
};
const odd = new RegExp(`[${Object.keys({ ...spaces, ...invisible }).join('')}]`, 'u');

export type OddCharacter = {
  readonly name: string;
  /** What belongs in its place. */
  readonly expected: string;
  readonly offset: number;
};

/** Finds the first such character in a range of the file. */
export function oddCharacterIn(source: Source, start: number, end: number): OddCharacter | null {
  const found = odd.exec(source.text.slice(start, end));
  if (!found) return null;
  const offset = start + found.index;
  const [character] = found;
  const space = spaces[character];
  return space
    ? { name: space, expected: 'an ordinary space, or none', offset }
    : { name: invisible[character] ?? 'an odd character', expected: 'nothing there', offset };
}
