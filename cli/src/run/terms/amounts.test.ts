import { expect, test } from 'vitest';
import { formatAmountSources } from '../causes/format-amount-sources.ts';
import { amountsIn, centsOf, pathOfId, pathsTo, pathsToSum } from './amounts.ts';

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

test('a limit in thousands or millions is no amount', () => {
  expect(amountsIn(['$1K', '$15K', '$2M', 'from $1M to $1,000'])).toEqual(['$1,000']);
});

test('an amount is found as the sum of a list of amounts', () => {
  const order = {
    taxesAndFees: [
      { code: 'TAX', amount: 7000 },
      { code: 'FEE', amount: 1970 },
    ],
  };
  expect(pathsToSum(order, '$89.70')).toEqual(['taxesAndFees']);
  expect(pathsToSum(order, '$70.00')).toEqual([]);
  expect(pathsToSum({ one: [{ amount: 7000 }] }, '$70.00')).toEqual([]);
});

test('an object is found by its id', () => {
  const answer = { packages: [{ id: 'pk_1' }, { id: 'pk_2', quotes: [{ id: 'q_7' }] }] };
  expect(pathOfId(answer, 'q_7')).toBe('packages[1].quotes[0]');
  expect(pathOfId(answer, 'q_8')).toBeUndefined();
});

const onBilling = { area: 'packages', screen: 'billing' };

test('an amount that is in a response is traced to it', async () => {
  const failure = { message: '', expected: ['$10.00/mo'], found: ['$12.00/mo', 'Cyber $3.00'] };
  const lines = await formatAmountSources(failure, async (amount) => ({
    ...onBilling,
    places: amount === '$12.00' ? [{ call: 'get-order', path: 'total' }] : [],
  }));
  expect(lines).toEqual(['$12.00 comes from the response of get-order, total']);
});

test('an amount that is in no store is computed by the screen, and the expected one is named', async () => {
  const failure = { message: '', expected: ['Total $10.00'], found: ['Total $12.00'] };
  const lines = await formatAmountSources(failure, async (amount) => ({
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

test('the cause names no amount if none was expected or none was found', async () => {
  const unasked = () => Promise.reject(new Error('asked'));
  expect(
    await formatAmountSources({ message: '', expected: ['Total'], found: ['$1.00'] }, unasked),
  ).toEqual([]);
  expect(
    await formatAmountSources({ message: '', expected: ['$1.00'], found: ['none'] }, unasked),
  ).toEqual([]);
});

test('only the lines of an outline that differ are traced', async () => {
  const expected = ['- text: $5.00/mo', '- text: Due $10.00'];
  const found = ['- text: $5.00/mo', '- text: Due $5.00'];
  const asked: string[] = [];
  await formatAmountSources({ message: '', expected, found }, async (amount) => {
    asked.push(amount);
    return null;
  });
  expect(asked).toEqual(['$5.00', '$10.00']);
});

test('savings without cents and days are found as the product has them', () => {
  const order = {
    savings: 152146,
    day: '2026-12-01',
    until: '2026-12-01T10:00:00Z',
    other: 152151,
  };
  expect(pathsTo(order, '$1,521')).toEqual(['savings']);
  expect(pathsTo(order, '$1,521.46')).toEqual(['savings']);
  expect(pathsTo(order, '12/01/2026')).toEqual(['day', 'until']);
  expect(pathsTo(order, '01/12/2026')).toEqual([]);
});

test('of several places, the one that is called like the line is named', async () => {
  const failure = { message: '', expected: ['Due Today $10.00'], found: ['Due Today $12.00'] };
  const lines = await formatAmountSources(failure, async (amount) => ({
    ...onBilling,
    places:
      amount === '$12.00'
        ? [
            { call: 'get-order', path: 'packages[0].price' },
            { call: 'get-order', path: 'dueAtCheckout' },
          ]
        : [],
  }));
  expect(lines).toEqual(['$12.00 comes from the response of get-order, dueAtCheckout']);
});

test('an amount is named even if the expected one is in another part of the line', async () => {
  const failure = {
    message: '',
    expected: ['$13.00/yr Due $13.00'],
    found: ['$13.00/yr Due $2.00'],
  };
  const lines = await formatAmountSources(failure, async (amount) => ({
    ...onBilling,
    places: [{ call: 'get-order', path: amount }],
  }));
  expect(lines).toEqual(['$2.00 comes from the response of get-order, $2.00']);
});

test('whole dollars that are known and written in another way lead to what writes them', async () => {
  const failure = { message: '', expected: ['You save $395'], found: ['You save $3,952'] };
  const lines = await formatAmountSources(failure, async (amount) => ({
    ...onBilling,
    places: amount === '$395' ? [{ call: 'get-order', path: 'savings' }] : [],
  }));
  expect(lines.at(-1)).toMatch(
    /^\$395, which was expected, is in the response of get-order, savings; formatWholeDollars writes it \(shared\/domain\/src\/money\/money\.ts:\d+\)$/,
  );
});

test('a day that is stored in another format names the function that formats days', async () => {
  const failure = { message: '', expected: ['from 12/01/2026'], found: ['from 01/12/2026'] };
  const lines = await formatAmountSources(failure, async (day) => ({
    ...onBilling,
    places: day === '12/01/2026' ? [{ call: 'get-order', path: 'day' }] : [],
  }));
  expect(lines.at(-1)).toMatch(
    /^12\/01\/2026, which was expected, is in the response of get-order, day; formatDay writes it \(shared\/domain\/src\/values\/calendar-day\.ts:\d+\)$/,
  );
});

test('no amount is traced if the line has the wanted ones, and something else in it differs', async () => {
  const failure = { message: '', expected: ['$2.00/mo'], found: ['$2.00/yr', '$3.00/mo'] };
  expect(await formatAmountSources(failure, () => Promise.reject(new Error('asked')))).toEqual([]);
});

test('of two amounts of one list the rules that pick one are named, and nothing else', async () => {
  const failure = { message: '', expected: ['Limit $4.00'], found: ['Limit $2.00'] };
  const asked: string[] = [];
  const lines = await formatAmountSources(failure, async (amount) => {
    asked.push(amount);
    const path = `limits[${amount === '$2.00' ? 0 : 1}].value`;
    return { ...onBilling, places: [{ call: 'get-order', path }] };
  });
  expect(lines).toEqual([
    expect.stringMatching(
      /^\$2\.00 and \$4\.00, which was expected, are both in limits of the response of get-order: headlineLimit .+ picks one$/,
    ),
  ]);
  expect(asked).toEqual(['$2.00', '$4.00']);
});
