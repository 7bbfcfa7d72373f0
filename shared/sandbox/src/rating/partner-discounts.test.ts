import { expect, test } from 'vitest';
import { rating } from '../content/rating.ts';

const discounts = Object.entries(rating.discounts.partner);
const ofPartner = (name: string) => discounts.find(([, { partner }]) => partner === name)?.[1];

test('MONEY-024 the code of a partner’s discount ends in _partnership_discount', () => {
  expect(discounts.map(([code]) => code)).toEqual(
    discounts.map(([, { partner }]) => `${partner}_partnership_discount`),
  );
});

test.each([
  ['MONEY-018', 'carta', 500],
  ['MONEY-019', 'ramp', 1000],
  ['MONEY-020', 'stripe', 500],
  ['MONEY-021', 'wework', 500],
])('%s the discount of %s is at most %i basis points', (_, partner, maxRate) => {
  const { rate_bp = 0, rate_when } = ofPartner(partner) ?? {};
  expect(Math.max(rate_bp, rate_when?.rate_bp ?? 0)).toBe(maxRate);
});

test('MONEY-021 the discount of wework is for the first policy, and $2,500 at most', () => {
  expect(ofPartner('wework')).toMatchObject({ first_policy_only: true, cap_cents: 250_000 });
});
