import { expect, test } from 'vitest';
import { createPaint } from '../paint.ts';
import { aResult, aStep } from '../test-kit/a-result.ts';
import { formatFailure } from './format-failure.ts';

const failure = {
  message: 'not seen; waited 3 min',
  expected: ['We were unable to process your payment. Please use a different card.'],
  found: ['Your order wasn’t accepted, though its amount is still $15,492.03.', 'Pay'],
};
const failed = aResult({ verdict: 'failed', steps: [aStep({ verdict: 'failed', failure })] });
const table = (width?: number) =>
  formatFailure(failed, createPaint(false), width)
    .split('\n')
    .filter((line) => /[│┼]/.test(line));

test('expected and found fit side by side in a narrow terminal', () => {
  expect(table(60)).toEqual([
    '  expected               │ found',
    '  ───────────────────────┼──────',
    '  We were unable to      │ Your order wasn’t accepted,',
    '  process your payment.  │ though its amount is still',
    '  Please use a different │ $15,492.03.',
    '  card.                  │ Pay',
  ]);
});

test('without a width, the columns are as wide as in a wide terminal', () => {
  expect(table()).toEqual(table(200));
  expect(table()[2]).toBe(
    '  We were unable to process your payment. Please │ Your order wasn’t accepted, though its amount is still $15,492.03.',
  );
});
