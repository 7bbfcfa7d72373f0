import { describe, expect, test } from 'vitest';
import { type OfferFacts, partnerOffers, shownOffers } from './index.ts';

const nobody: OfferFacts = {
  slug: 'recommended',
  incubatorProgram: null,
  partner: null,
  isEligibleForPartnerDiscounts: true,
  isRenewal: false,
  showsBrex: false,
};

const offers = (known: Partial<OfferFacts>) => shownOffers({ ...nobody, ...known });

describe('partner offers', () => {
  test('CHECKOUT-058 the Brex offer needs its flag and is hidden from ramp and mercury', () => {
    const showsBrex = true;
    expect([
      offers({ showsBrex }),
      offers({ showsBrex, incubatorProgram: 'brex' }),
      offers({ showsBrex, incubatorProgram: 'ramp', isEligibleForPartnerDiscounts: false }),
      offers({ showsBrex, incubatorProgram: 'mercury' }),
      offers({}),
    ]).toEqual([['brex'], ['brex'], [], [], []]);
  });

  test.each([
    ['MONEY-018', 'carta', 'Carta customers save up to 5%.'],
    ['MONEY-019', 'ramp', 'Ramp customers save up to 10%.'],
    ['MONEY-020', 'stripe', 'Stripe customers save up to 5%.'],
    ['MONEY-021', 'wework', 'WeWork members save an extra 5% on their first policy, up to $2,500.'],
  ])('%s %s is named to those who are eligible', (_, partner, text) => {
    expect(offers({ partner }).map((offer) => partnerOffers[offer])).toEqual([text]);
    expect(offers({ incubatorProgram: partner })).toEqual([partner]);
    expect(offers({ partner: partner.toUpperCase() })).toEqual([partner]);
    expect(offers({ partner, isEligibleForPartnerDiscounts: false })).toEqual([]);
  });

  test('MONEY-016 MONEY-017 the Brex offer names both kinds of points', () => {
    expect(partnerOffers.brex).toBe(
      'Pay with a Brex card within 45 days and get 10,000 points. Spend $5,000 in 3 months and get 40,000 points.',
    );
  });

  test('WeWork’s is for the first policy, the others for a renewal too', () => {
    expect(offers({ partner: 'wework', isRenewal: true })).toEqual([]);
    expect(offers({ partner: 'ramp', isRenewal: true })).toEqual(['ramp']);
  });

  test('a slug with its own condition shows it', () => {
    expect(offers({ slug: 'pay_when_you_raise_basic' })).toEqual(['pay_when_you_raise']);
    expect(offers({ slug: 'svb_credit_solutions_ineligible' })).toEqual([
      'svb_credit_solutions_ineligible',
    ]);
  });
});
