import { expect, test } from 'vitest';
import { factsOf } from './step-facts.ts';

const call = { name: 'get-order', method: 'GET', path: 'packages/order' } as const;

test('a call of a result has what its server said, or why nothing came, and no bodies', () => {
  const { calls } = factsOf([
    { kind: 'call', ...call, status: 200, body: { a: 1 }, query: { b: 2 }, response: { c: 3 } },
    { kind: 'call', ...call, status: 404, answer: { message: 'Gone' } },
    { kind: 'call', ...call, status: 'no answer', problem: 'TypeError: Failed to fetch' },
  ]);
  expect(calls).toEqual([
    { ...call, status: 200 },
    { ...call, status: 404, answer: { message: 'Gone' } },
    { ...call, status: 'no answer', problem: 'TypeError: Failed to fetch' },
  ]);
});
