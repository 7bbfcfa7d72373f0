import { expect, test } from 'vitest';
import { areSameWords, gapAround, inlineTags, tidy, wordsIn } from './words.ts';

test.each([
  ['  one \n two ', 'one two'],
  ['Terms (opens in a new tab) .', 'Terms (opens in a new tab).'],
  ['Due today , not later ; ever', 'Due today, not later; ever'],
  ['version .5', 'version .5'],
  ['', ''],
  ['one\u00a0two', 'one two'],
  ['one\u2003two', 'one two'],
  ['one ', 'one'],
  [' one', 'one'],
  ['one\ttwo', 'one two'],
  ['Maya’s – and others’', 'Maya’s – and others’'],
])('%j is read as %j', (words, line) => {
  expect(tidy(words)).toBe(line);
});

test.each(['b', 'strong', 'em', 'a'])('<%s> is part of the word that it is in', (tag) => {
  expect(tidy(`un${wordsIn(tag, 'limit')}ed`)).toBe('unlimited');
});

test.each(['span', 'ui-money', 'div', 'br'])(
  '<%s> is separated from the words next to it',
  (tag) => {
    expect(tidy(`from${wordsIn(tag, '$5')}on`)).toBe('from $5 on');
  },
);

test('what only formats words runs within a line', () => {
  for (const tag of ['a', 'b', 'code', 'em', 'i', 'mark', 's', 'small', 'strong', 'u'])
    expect([tag, inlineTags.has(tag), gapAround(tag)]).toEqual([tag, true, '']);
});

test('words that differ in their spaces only are the same', () => {
  expect(areSameWords('Pay $5 .00', 'Pay$5.00')).toBe(true);
  expect(areSameWords('Pay $5', 'Pay $6')).toBe(false);
});
