import { expect, test } from 'vitest';
import { isPartnerDiscount, priceRowLabel } from './price-labels.ts';

test.each([
  ['carta_partnership_discount', 'Carta partner discount'],
  ['wework_partnership_discount', 'WeWork member discount'],
  ['angellist_partnership_discount', 'AngelList partner discount'],
  ['svb_partnership_discount', 'SVB partner discount'],
  ['new_friend_partnership_discount', 'New friend partner discount'],
  ['paid_in_full_discount', 'Paid-in-full discount'],
  ['state_minimum_premium_rounding', 'Rounding to the state-required minimum premium'],
  ['coverage_bundle_discount', 'Multi-coverage discount'],
  ['underwriter_adjustment', 'Underwriter adjustment'],
  ['surplus_lines_tax', 'Surplus lines tax'],
  ['stamping_fee', 'Stamping fee'],
  ['policy_fee', 'Policy fee'],
  ['nj_guaranty_association_surcharge', 'New Jersey guaranty association surcharge'],
  ['fl_emergency_management_fee', 'Florida emergency management fee'],
  ['mn_fire_safety_surcharge', 'Minnesota fire safety surcharge'],
  ['il_municipal_fire_tax', 'Municipal fire tax'],
  ['ny_fire_insurance_fee', 'New York fire insurance fee'],
  ['or_fire_marshal_tax', 'Oregon fire marshal tax'],
  ['wi_municipal_fire_dues', 'Municipal fire department dues'],
  ['constructor', 'Constructor'],
])('MONEY-024 the row %s reads %s', (code, label) => {
  expect(priceRowLabel(code)).toBe(label);
});

test('MONEY-024 only a code that ends so is a discount of a partner', () => {
  expect(isPartnerDiscount('carta_partnership_discount')).toBe(true);
  expect(isPartnerDiscount('partnership_discount_fee')).toBe(false);
});
