import { expect, test } from 'vitest';
import { eligibilityOf } from './pre-decision.ts';

test('an application without a pre-decision, or one that qualified, may go on', () => {
  expect(eligibilityOf(null)).toEqual({ decision: 'yes', reasonToken: null, isRenewal: false });
  expect(eligibilityOf({ qualified: true, reasoning_key: 'in_appetite' })).toEqual({
    decision: 'yes',
    reasonToken: 'in_appetite',
    isRenewal: false,
  });
});

test.each([
  ['no_available_products', 'unsupported_location'],
  ['out_of_appetite', 'out_of_appetite'],
  [null, null],
])('an application that did not qualify by %s is refused by %s', (reasoning_key, reasonToken) => {
  expect(eligibilityOf({ qualified: false, reasoning_key })).toEqual({
    decision: 'no',
    reasonToken,
    isRenewal: false,
  });
});
