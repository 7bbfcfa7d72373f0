import { expect, test } from 'vitest';
import { eligibilityOf } from './pre-decision.ts';

const first = { isRenewal: false };
const renewed = { isRenewal: true };

test('an application without a pre-decision, or one that qualified, may continue', () => {
  expect(eligibilityOf(null, first)).toEqual({
    decision: 'yes',
    reasonToken: null,
    isRenewal: false,
  });
  expect(eligibilityOf({ qualified: true, reasoning_key: 'in_appetite' }, first)).toEqual({
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
  expect(eligibilityOf({ qualified: false, reasoning_key }, first)).toEqual({
    decision: 'no',
    reasonToken,
    isRenewal: false,
  });
});

test.each([
  ['no_available_products', 'maybe', 'unsupported_location'],
  ['out_of_appetite', 'no', 'out_of_appetite'],
])(
  'a renewal that did not qualify by %s is answered %s',
  (reasoning_key, decision, reasonToken) => {
    expect(eligibilityOf({ qualified: false, reasoning_key }, renewed)).toEqual({
      decision,
      reasonToken,
      isRenewal: true,
    });
  },
);
