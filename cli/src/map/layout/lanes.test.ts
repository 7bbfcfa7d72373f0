import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crossings, orderLanes } from './lanes.ts';

test('two lanes whose lines would cross swap places', () => {
  const one = { rows: [10], end: 100 };
  const other = { rows: [20], end: 110 };
  expect([crossings([one, other]), crossings([other, one])]).toEqual([2, 0]);
  expect(orderLanes([one, other])).toEqual([1, 0]);
});

test('every lane is kept, and no more lines cross than in the given order', () => {
  const y = fc.integer({ min: 0, max: 100 });
  const lane = fc.record({ rows: fc.array(y, { minLength: 1, maxLength: 4 }), end: y });
  fc.assert(
    fc.property(fc.array(lane, { maxLength: 7 }), (joined) => {
      const given = joined.map((_, index) => index);
      const order = orderLanes(joined);
      expect([...order].sort((one, other) => one - other)).toEqual(given);
      const lanes = order.flatMap((index) => joined[index] ?? []);
      expect(crossings(lanes)).toBeLessThanOrEqual(crossings(joined));
    }),
  );
});
