import { expect, test } from 'vitest';
import { caretAfter } from './caret.ts';

test.each([
  ['a digit in the middle', { typed: '192,345', caret: 2, shown: '192,345' }, 2],
  ['a digit that brings a separator', { typed: '1,2345', caret: 6, shown: '12,345' }, 6],
  ['a digit before a separator', { typed: '91,234', caret: 1, shown: '91,234' }, 1],
  ['a character that is refused', { typed: '1,k234', caret: 3, shown: '1,234' }, 1],
  ['a digit at the end that brings back others', { typed: '125', caret: 3, shown: '12045' }, 5],
  ['a digit before a closing sign', { typed: '(415', caret: 4, shown: '(415) ' }, 4],
  ['a text that became empty', { typed: 'abc', caret: 3, shown: '' }, 0],
])('after %s the caret is behind the same digits', (_, edit, position) => {
  expect(caretAfter(edit, /\d/)).toBe(position);
});
