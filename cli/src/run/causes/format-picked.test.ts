import { expect, test } from 'vitest';
import { formatPicked } from './format-picked.ts';

const at = (path: string, call = 'get-market-submission') => [{ call, path }];

test('of two amounts of a list, the rules that pick one are named', () => {
  const line = formatPicked(
    at('packages[0].quotes[0].coverages[1].limits[0].value'),
    at('packages[2].quotes[0].coverages[1].limits[1].value'),
  );
  expect(line).toMatch(
    /^are both in limits of the response of get-market-submission: headlineLimit \(shared\/domain\/src\/packages\/comparison\.ts:\d+\) or \w+ \(shared\/domain\/src\/packages\/consolidated-requests\.ts:\d+\) picks one$/,
  );
});

test.each([
  [
    'they are the same item of other lists',
    at('packages[0].limits[0].value'),
    at('packages[1].limits[0].value'),
  ],
  ['they are other fields', at('limits[0].value'), at('limits[1].minimum')],
  ['no rule picks one', at('premiums[0].amount'), at('premiums[1].amount')],
  ['another response has the second', at('limits[0].value'), at('limits[1].value', 'get-quotes')],
  ['a store has the first', [{ store: 'order.$order', path: 'limits[0]' }], at('limits[1]')],
])('nothing is said of two amounts if %s', (_, found, expected) => {
  expect(formatPicked(found, expected)).toBe(null);
});
