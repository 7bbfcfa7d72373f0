import { withoutBrexOffer } from '../outcomes/partners.ts';

/** The partner offers beside a legacy order (A§9). They are only text: none changes a price. */
export const partnerOffers = {
  brex: 'Pay with a Brex card within 45 days and get 10,000 points. Spend $5,000 in 3 months and get 40,000 points.',
  carta: 'Carta customers save up to 5%.',
  ramp: 'Ramp customers save up to 10%.',
  stripe: 'Stripe customers save up to 5%.',
  wework: 'WeWork members save an extra 5% on their first policy, up to $2,500.',
  pay_when_you_raise:
    'We collect the first payment when your round closes, at the latest 30 days after the start date.',
  svb_credit_solutions_ineligible:
    'SVB Credit Solutions is for companies that have closed a Series A or later. This package has the same coverage and the SVB discount.',
} as const;
export type PartnerOffer = keyof typeof partnerOffers;

export type OfferFacts = {
  readonly slug: string;
  readonly incubatorProgram: string | null;
  /** The partner that the applicant came through, if any. */
  readonly partner: string | null;
  readonly isEligibleForPartnerDiscounts: boolean;
  readonly isRenewal: boolean;
  /** The flag brex-checkout-visual. */
  readonly showsBrex: boolean;
};

const ofPartners = ['carta', 'ramp', 'stripe', 'wework'] as const;

/** Returns the offers for an applicant, in order (legacy.md §9). The Brex one is hidden from ramp and mercury (A§6). */
export function shownOffers(facts: OfferFacts): readonly PartnerOffer[] {
  const partner = facts.incubatorProgram ?? facts.partner?.toLowerCase();
  const excluded: readonly (string | null)[] = withoutBrexOffer;
  return [
    ...(facts.showsBrex && !excluded.includes(facts.incubatorProgram) ? (['brex'] as const) : []),
    ...ofPartners.filter(
      (offer) =>
        offer === partner &&
        facts.isEligibleForPartnerDiscounts &&
        !(offer === 'wework' && facts.isRenewal),
    ),
    ...(facts.slug.startsWith('pay_when_you_raise') ? (['pay_when_you_raise'] as const) : []),
    ...(facts.slug === 'svb_credit_solutions_ineligible'
      ? (['svb_credit_solutions_ineligible'] as const)
      : []),
  ];
}
