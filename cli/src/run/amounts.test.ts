import { expect, test } from 'vitest';
import { amountsIn, centsOf, pathOfId, pathsTo } from './amounts.ts';
import { sayAmounts } from './say-amounts.ts';

test('amounts are read as they are written, each once', () => {
  expect(amountsIn(['Each month $1,422.01 was $1,359.47', 'Now $1,422.01/mo, save $31'])).toEqual([
    '$1,422.01',
    '$1,359.47',
    '$31',
  ]);
  expect(centsOf('$1,422.01')).toBe(142201);
  expect(centsOf('$31')).toBe(3100);
});

test('an amount is found as cents, as a saving and in a text', () => {
  const order = {
    total: 142201,
    lines: [{ amount: -142201 }, { text: 'Each month $1,422.01' }, { text: '$1,422.012' }],
  };
  expect(pathsTo(order, '$1,422.01')).toEqual(['total', 'lines[0].amount', 'lines[1].text']);
  expect(pathsTo(order, '$1')).toEqual([]);
});

test('an object is found by its id', () => {
  const answer = { packages: [{ id: 'pk_1' }, { id: 'pk_2', quotes: [{ id: 'q_7' }] }] };
  expect(pathOfId(answer, 'q_7')).toBe('packages[1].quotes[0]');
  expect(pathOfId(answer, 'q_8')).toBeUndefined();
});

const onBilling = { area: 'packages', screen: 'billing' };

test('an amount that is in a response is said to come from there', async () => {
  const failure = { message: '', expected: ['$10.00/mo'], found: ['$12.00/mo', 'Cyber $3.00'] };
  const lines = await sayAmounts(failure, async (amount) => ({
    ...onBilling,
    places: amount === '$12.00' ? [{ call: 'get-order', path: 'total' }] : [],
  }));
  expect(lines).toEqual(['$12.00 comes from the response of get-order, total']);
});

test('an amount that is in no store is computed by the screen, and the expected one is named', async () => {
  const failure = { message: '', expected: ['Total $10.00'], found: ['Total $12.00'] };
  const lines = await sayAmounts(failure, async (amount) => ({
    ...onBilling,
    places:
      amount === '$10.00' ? [{ store: 'billing.$amounts', area: 'packages', path: 'total' }] : [],
  }));
  expect(lines).toEqual([
    expect.stringMatching(
      /^\$12\.00 is in no response and no store of packages: the screen billing computes it \(mfe\/packages\/src\/screens\/billing\/billing\.tsx:\d+\)$/,
    ),
    expect.stringMatching(
      /^\$10\.00, which was expected, is in billing\.\$amounts of packages, total \(mfe\/packages\/src\/model\/billing\.ts:\d+/,
    ),
  ]);
});

test('nothing is said if no amount was expected or none was found', async () => {
  const unasked = () => Promise.reject(new Error('asked'));
  expect(await sayAmounts({ message: '', expected: ['Total'], found: ['$1.00'] }, unasked)).toEqual(
    [],
  );
  expect(await sayAmounts({ message: '', expected: ['$1.00'], found: ['none'] }, unasked)).toEqual(
    [],
  );
});

test('of an outline only the lines that differ are asked about', async () => {
  const expected = ['- text: $5.00/mo', '- text: Due $10.00'];
  const found = ['- text: $5.00/mo', '- text: Due $5.00'];
  const asked: string[] = [];
  await sayAmounts({ message: '', expected, found }, async (amount) => {
    asked.push(amount);
    return null;
  });
  expect(asked).toEqual(['$5.00', '$10.00']);
});
