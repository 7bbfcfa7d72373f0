import { expect, test } from 'vitest';
import { isPartnerDiscount, priceRowLabel } from './price-labels.ts';

test.each([
  ['carta_partnership_discount', 'Carta partner discount'],
  ['wework_partnership_discount', 'WeWork partner discount'],
  ['svb_partnership_discount', 'SVB partner discount'],
  ['new_friend_partnership_discount', 'New friend partner discount'],
  ['paid_in_full_discount', 'Paid-in-full discount'],
  ['state_minimum_premium_rounding', 'Rounding to the state-required minimum premium'],
  ['policy_fee', 'Policy fee'],
  ['constructor', 'Constructor'],
])('MONEY-024 the row %s reads %s', (code, label) => {
  expect(priceRowLabel(code)).toBe(label);
});

test('MONEY-024 only a code that ends so is a discount of a partner', () => {
  expect(isPartnerDiscount('carta_partnership_discount')).toBe(true);
  expect(isPartnerDiscount('partnership_discount_fee')).toBe(false);
});
