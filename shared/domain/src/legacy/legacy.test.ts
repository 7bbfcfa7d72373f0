import { describe, expect, test } from 'vitest';
import {
  annualSavings,
  firstPayment,
  isSignatureSettled,
  type LegacyPrices,
  lastPaymentTotal,
  legacyPaymentMethods,
  monthlyPayment,
  type OfferFacts,
  packageName,
  packageSlugs,
  partneredCoverageNames,
  partnerOffers,
  paymentSchedules,
  previousMethod,
  previousPaymentLabel,
  readSchedule,
  shownOffers,
  signatureSteps,
} from './index.ts';

test('CHECKOUT-024 there are twenty-five package slugs', () => {
  expect(packageSlugs).toEqual([
    'basic',
    'requested_coverages',
    'recommended',
    'renewal',
    'recommended_renewal',
    'brex_10k_points_basic',
    'brex_10k_points_recommended',
    'pay_when_you_raise_basic',
    'pay_when_you_raise_recommended',
    'svb_credit_solutions_basic',
    'svb_credit_solutions_recommended',
    'svb_credit_solutions_ineligible',
    'svb_edge_basic',
    'svb_edge_recommended',
    'vanta_recommended',
    'vanta_complete',
    'vanta_compliant',
    'carta_basic',
    'carta_recommended',
    'pulley_basic',
    'pulley_recommended',
    'angellist_dando_basic',
    'angellist_dando_recommended',
    'angellist_onboarding_basic',
    'angellist_onboarding_recommended',
  ]);
});

test('a package has a name, also one that is not known', () => {
  expect(['basic', 'vanta_compliant', 'platinum', 'toString'].map(packageName)).toEqual([
    'Essentials',
    'Compliant',
    'Your package',
    'Your package',
  ]);
});

test('CHECKOUT-037 a schedule is monthly or annual, and a quote’s words mean the same', () => {
  expect(paymentSchedules).toEqual(['monthly', 'annual']);
  expect(
    ['monthly', 'annual', 'MONTHLY', 'ANNUALLY', 'weekly', 'Annual', ''].map(readSchedule),
  ).toEqual(['monthly', 'annual', 'monthly', 'annual', null, null, null]);
});

test('CHECKOUT-027 a payment is made by card or ach_debit', () => {
  expect(legacyPaymentMethods).toEqual(['card', 'ach_debit']);
});

const card = {
  type: 'card',
  charge_type: 'credit',
  network: 'visa',
  bank: null,
  last_four: '4242',
};
const bank = {
  type: 'ach_debit',
  charge_type: 'checking',
  network: null,
  bank: 'First Platypus Bank',
  last_four: '0000',
};

test.each([
  [card, 'Visa ending in 4242'],
  [{ ...card, network: 'amex' }, 'American Express ending in 4242'],
  [{ ...card, network: null }, 'Card ending in 4242'],
  [{ ...card, network: 'newpay' }, 'Card ending in 4242'],
  [bank, 'First Platypus Bank checking ending in 0000'],
  [{ ...bank, bank: null, charge_type: '' }, 'Bank account ending in 0000'],
])('CHECKOUT-025 a method on file is named by its fields', (previous, label) => {
  expect(previousPaymentLabel(previous)).toBe(label);
});

test('a method on file is of a type that can be charged, or none', () => {
  expect([card, bank, { ...card, type: 'check' }].map(previousMethod)).toEqual([
    'card',
    'ach_debit',
    null,
  ]);
});

const prices: LegacyPrices = {
  pricing: {
    monthly_initial_amount_cents: 104_716,
    monthly_rest_amount_cents: 52_358,
    monthly_last_amount_cents: 52_362,
    annual_amount_cents: 609_919,
    monthly: {
      taxes: [
        {
          code: 'surplus_lines_tax',
          initial: { amount_cents: 3420 },
          per_month: { amount_cents: 1710 },
        },
      ],
      fees: [
        { code: 'policy_fee', initial: { amount_cents: 2500 }, per_month: { amount_cents: 1250 } },
      ],
    },
    annual: {
      taxes: [{ code: 'surplus_lines_tax', amount_cents: 19_917 }],
      fees: [{ code: 'policy_fee', amount_cents: 15_000 }],
    },
  },
  transactionFees: {
    annual: { card: 18_298, ach_debit: 500 },
    monthly: {
      initial: { card: 3141, ach_debit: 500 },
      per_month: { card: 1571, ach_debit: 419 },
    },
  },
};
const withLast = (monthly_last_amount_cents: number | undefined) => ({
  ...prices,
  pricing: { ...prices.pricing, monthly_last_amount_cents },
});

describe('the payments of a legacy package', () => {
  test('MONEY-006 the first of a monthly plan is two months, taxes and fees named', () => {
    expect(firstPayment(prices, 'monthly', null)).toEqual({
      premium: 98_796,
      rows: [
        { code: 'surplus_lines_tax', amount: 3420 },
        { code: 'policy_fee', amount: 2500 },
      ],
      transactionFee: null,
      total: 104_716,
    });
  });

  test('MONEY-008 the year is paid in full up front', () => {
    expect(firstPayment(prices, 'annual', null)).toEqual({
      premium: 575_002,
      rows: [
        { code: 'surplus_lines_tax', amount: 19_917 },
        { code: 'policy_fee', amount: 15_000 },
      ],
      transactionFee: null,
      total: 609_919,
    });
  });

  test('MONEY-005 the transaction fee is the server’s, by schedule and method', () => {
    expect([
      firstPayment(prices, 'annual', 'card').total,
      firstPayment(prices, 'annual', 'ach_debit').total,
      firstPayment(prices, 'monthly', 'card').total,
      firstPayment(prices, 'monthly', 'ach_debit').total,
      monthlyPayment(prices, 'card').total,
      monthlyPayment(prices, 'ach_debit').total,
    ]).toEqual([628_217, 610_419, 107_857, 105_216, 53_929, 52_777]);
    expect(firstPayment(prices, 'monthly', 'card').transactionFee).toBe(3141);
  });

  test('MONEY-006 each of the nine that follow has its own taxes and fees', () => {
    expect(monthlyPayment(prices, null)).toEqual({
      premium: 49_398,
      rows: [
        { code: 'surplus_lines_tax', amount: 1710 },
        { code: 'policy_fee', amount: 1250 },
      ],
      transactionFee: null,
      total: 52_358,
    });
  });

  test('MONEY-007 the last one takes the fractional cents, with the fee on its own amount', () => {
    expect([
      lastPaymentTotal(prices, null),
      lastPaymentTotal(prices, 'card'),
      lastPaymentTotal(prices, 'ach_debit'),
      lastPaymentTotal(withLast(undefined), null),
    ]).toEqual([52_362, 53_933, 52_781, 52_358]);
  });

  test('MONEY-010 savings are what the months cost more than the year, without transaction fees', () => {
    expect(annualSavings(prices)).toBe(18_381);
    expect(annualSavings(withLast(undefined))).toBe(18_377);
  });

  test('MONEY-009 savings below 50 cents are none', () => {
    const yearly = (annual_amount_cents: number) =>
      annualSavings({ ...prices, pricing: { ...prices.pricing, annual_amount_cents } });
    expect([yearly(628_251), yearly(628_250), yearly(628_300), yearly(630_000)]).toEqual([
      null,
      50,
      null,
      null,
    ]);
  });
});

const facts = { quote_accepted_at: null, signed_at: null, is_paid: false, is_completed: false };
const accepted = { ...facts, quote_accepted_at: '2026-11-20T15:00:00Z' };
const signed = { ...accepted, signed_at: '2026-11-20T16:00:00Z' };
const steps = (known: typeof facts | typeof accepted | typeof signed) =>
  signatureSteps(known, []).map(({ name, state }) => `${name} ${state}`);

describe('the steps of a signature', () => {
  test.each([
    [facts, ['choose now', 'sign open', 'charge open', 'covered open']],
    [accepted, ['choose done', 'sign now', 'charge open', 'covered open']],
    [signed, ['choose done', 'sign done', 'charge now', 'covered open']],
    [{ ...signed, is_paid: true }, ['choose done', 'sign done', 'charge done', 'covered now']],
    [
      { ...signed, is_paid: true, is_completed: true },
      ['choose done', 'sign done', 'charge done', 'covered done'],
    ],
  ])('CHECKOUT-038 CHECKOUT-040 each is complete from its own field', (known, expected) => {
    expect(steps(known)).toEqual(expected);
  });

  test('CHECKOUT-002 by bank, Covered is complete before Charge payment', () => {
    expect(steps({ ...signed, is_completed: true })).toEqual([
      'choose done',
      'sign done',
      'charge now',
      'covered done',
    ]);
  });

  test('CHECKOUT-039 partner coverage is a step of its own where a flag is set, and stays open', () => {
    const partnered = (flag: boolean) => [
      { name: 'key_person', flag: false },
      { name: 'workers_compensation', flag },
    ];
    const all = { ...signed, is_paid: true, is_completed: true };
    expect(signatureSteps(all, partnered(true)).at(-1)).toEqual({ name: 'partner', state: 'open' });
    expect(signatureSteps(all, partnered(false))).toHaveLength(4);
  });

  test('it is settled when the policy is issued and paid', () => {
    expect(
      [facts, { ...signed, is_completed: true }, { ...signed, is_paid: true }].map(
        isSignatureSettled,
      ),
    ).toEqual([false, false, false]);
    expect(isSignatureSettled({ ...signed, is_paid: true, is_completed: true })).toBe(true);
  });

  test('partnered coverages have readable names', () => {
    expect(
      partneredCoverageNames([
        { name: 'key_person', flag: true },
        { name: 'workers_compensation', flag: true },
        { name: 'pet_insurance', flag: true },
        { name: 'kidnap', flag: false },
      ]),
    ).toEqual(['key person', 'workers’ compensation', 'pet insurance']);
  });
});

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
    expect(offers({ incubatorProgram: partner.toUpperCase() })).toEqual([partner]);
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

  test('a slug with a condition of its own says it', () => {
    expect(offers({ slug: 'pay_when_you_raise_basic' })).toEqual(['pay_when_you_raise']);
    expect(offers({ slug: 'svb_credit_solutions_ineligible' })).toEqual([
      'svb_credit_solutions_ineligible',
    ]);
  });
});
