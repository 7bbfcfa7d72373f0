import { expect, test } from 'vitest';
import { formatNumberSources } from './format-number-sources.ts';

const stores = new Map<string, unknown>([
  ['application: steps.$steps', [{ position: 5 }]],
  ['application: questionSet.$percent', 5],
  ['application: questionSet.$minutesLeft', 15],
]);
const ask = (expected: readonly string[], found: readonly string[]) =>
  formatNumberSources({ expected, found }, stores, new Map());

test('a number that differs is traced to the store that is named after it', () => {
  expect(ask(['4%'], ['Account', '5', '5% About 15 minutes left'])).toEqual([
    expect.stringMatching(
      /^5% comes from questionSet\.\$percent of application \(mfe\/application\/src\/model\/question-set\/index\.ts:\d+, shared\/domain\/src\/question-set\/progress\.ts:\d+\)$/,
    ),
  ]);
  expect(ask(['5% About 12 minutes left'], ['5% About 15 minutes left'])).toEqual([
    expect.stringMatching(/^15 comes from questionSet\.\$minutesLeft of application/),
  ]);
});

test.each([
  ['no store of that name has it', ['4 packages'], ['5 packages']],
  ['several lines may be meant', ['4%'], ['5%', '6% left']],
  ['the words differ', ['4%'], ['5 minutes']],
  ['it is an amount of money', ['$4 percent'], ['$5 percent']],
  ['it is a number alone', ['4'], ['5']],
  ['it is there', ['5%'], ['5%']],
])('nothing is said of a number if %s', (_, expected, found) => {
  expect(ask(expected, found)).toEqual([]);
});
