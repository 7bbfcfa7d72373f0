import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile, file, steps } from './testing/refuses.ts';

const lines = [
  '  - press: { name: [A, B], in: Growth }',
  '  - fill: { Website: x, Employees: 012, in: Company }',
  '  - choose: { Interval: Monthly, Customers: [A, B] }',
  '  - see field: { label: A, value: "", error: none, options: [A] }',
  '  - see table: { name: T, rows: [[A, 1], [B, 2]] }',
  '  - see call: { POST: applications, with: { answers: { a: [b] } }, times: 1, in all: true }',
  '  - see decision: { router: attest, to: review, because: requires-review }',
  '  - as admin:\n      - see screen: review',
  '  - when call create application fails with: { status: 409, times: 1 }',
  '  - use: { fragment: ../fragments/whole-plan.yaml, with: { plan: <plan> } }',
];

/** A scenario with a few characters of its steps replaced, added or taken away. */
const damaged = fc
  .tuple(
    fc.subarray(lines, { minLength: 1 }),
    fc.array(
      fc.tuple(
        fc.nat(),
        fc.nat(3),
        fc.constantFrom(
          '',
          ' ',
          ':',
          ': ',
          '-',
          '[',
          ']',
          '{',
          '}',
          ',',
          '"',
          '\n',
          '<a>',
          '~',
          '0',
          '|',
          '&',
          '*',
          '!',
        ),
      ),
      { maxLength: 4 },
    ),
  )
  .map(([chosen, edits]) =>
    edits.reduce(
      (text, [at, length, inserted]) => {
        const from = at % (text.length + 1);
        return text.slice(0, from) + inserted + text.slice(from + length);
      },
      steps(chosen.join('\n')),
    ),
  );

test('every text results in plans, or in mistakes with a position and a message', () => {
  fc.assert(
    fc.property(damaged, (text) => {
      const { plans, mistakes } = compile({ file, text });
      expect(plans.length > 0).toBe(mistakes.length === 0);
      for (const { at, message, expected = '' } of mistakes) {
        expect(at.line).toBeGreaterThanOrEqual(1);
        expect(at.column).toBeGreaterThanOrEqual(1);
        expect(`${message} ${expected}`).not.toMatch(/undefined|NaN|\[object|Expected|superstruct/);
      }
    }),
    { numRuns: 200 },
  );
});
