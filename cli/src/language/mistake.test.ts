import { expect, test } from 'vitest';
import { createPaint } from '../paint.ts';
import { describeMistake, mistakeAt } from './mistake.ts';

const said = (text: string, word: string) => {
  const start = text.indexOf(word);
  const span = { start, end: start + word.length };
  const mistake = mistakeAt({ file: 'a.yaml', text }, span, { message: 'unknown' });
  return describeMistake(mistake, createPaint(false)).split('\n').slice(1);
};

test('a line that fits is shown whole', () => {
  expect(said('  - pres: Pay', 'pres')).toEqual(['  1 |   - pres: Pay', '    |     ^^^^']);
});

test('of a long line, the part around the mistake is shown, and the mark is below it', () => {
  const text = `${'a'.repeat(100)}wrong${'b'.repeat(100)}`;
  expect(said(text, 'wrong')).toEqual([
    `  1 | …${'a'.repeat(40)}wrong${'b'.repeat(55)}…`,
    `    | ${' '.repeat(41)}^^^^^`,
  ]);
});

test('at the end of a long line nothing is left out after the mistake', () => {
  expect(said(`${'a'.repeat(200)}end`, 'end')).toEqual([
    `  1 | …${'a'.repeat(97)}end`,
    `    | ${' '.repeat(98)}^^^`,
  ]);
});
