import { expect, test } from 'vitest';
import { formatWantedRule } from './format-wanted-rule.ts';

const waited = { message: 'not seen; waited 3 min', found: ['none'] };

test('the rule of a decision that was not made is named by its line', () => {
  expect(formatWantedRule({ ...waited, expected: ['guard → ? because unauthenticated'] })).toEqual([
    expect.stringMatching(
      /^guard decides because unauthenticated in shared\/domain\/src\/routers\/guard\.ts:\d+$/,
    ),
  ]);
});

test.each([
  ['without a reason', { ...waited, expected: ['guard → login because ?'] }],
  ['that is no decision', { ...waited, expected: ['page view'] }],
  ['that was not waited for', { message: 'attest → x', expected: ['guard → login because x'] }],
])('nothing is said of an expectation %s', (_, failure) => {
  expect(formatWantedRule(failure)).toEqual([]);
});
