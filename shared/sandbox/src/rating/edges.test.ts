import { describe, expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import type { CoverageName } from '../content/names.ts';
import {
  type ApplicationContext,
  type CoverageChoice,
  priceQuote,
  rateCoverage,
  ratingFacts,
  ratingRefers,
} from './index.ts';

const date = '2026-11-20';
const base: Answers = {
  industry: 'SAAS',
  'address-region': 'US-CA',
  'revenue-last-12-months': 100_000_000,
  'revenue-next-12-months': 100_000_000,
};

function inputOf(change: Answers, application: Partial<ApplicationContext> = {}) {
  const answers = { ...base, ...change };
  return { answers, facts: ratingFacts(answers, { date, ...application }) };
}

function stepOf(coverage: CoverageName, step: string, change: Answers, choice?: CoverageChoice) {
  const rated = rateCoverage(choice ?? { coverage }, inputOf(change));
  return { factor: rated.steps.find((row) => row.step === step)?.input, refers: rated.refers };
}

const cyberClaims = (...paid: number[]) => ({
  claims_history: paid.map((amount) => ({ 'claim-family': 'cyber', 'claim-amount-paid': amount })),
});

describe('claims', () => {
  test.each([
    ['none', cyberClaims(), 10_000, []],
    ['one', cyberClaims(100), 11_500, []],
    ['two', cyberClaims(100, 100), 13_500, []],
    ['three refer', cyberClaims(1, 1, 1), 16_000, ['claims']],
    ['just below the first severity', cyberClaims(4_999_999), 11_500, []],
    ['the first severity', cyberClaims(5_000_000), 12_500, []],
    ['only the highest severity reached', cyberClaims(25_000_000), 14_000, ['claims']],
    ['another family', { claims_history: [{ 'claim-family': 'crime' }] }, 10_000, []],
  ])('%s', (_, change, factor, refers) => {
    expect(stepOf('cyber', 'claims', change)).toEqual({ factor, refers });
  });

  test('three insured years without a claim give credit from the day they are full', () => {
    const since = (day: string) => stepOf('cyber', 'claims', { 'continuous-insurance-since': day });

    expect(since('2023-11-20').factor).toBe(9500);
    expect(since('2023-11-21').factor).toBe(10_000);
  });
});

describe('growth', () => {
  const growth = (last: number, next: number) =>
    stepOf('dao', 'growth', { 'revenue-last-12-months': last, 'revenue-next-12-months': next });

  test.each([
    ['up to one and a half', 100_000_000, 150_000_000, 10_000, []],
    ['up to three', 100_000_000, 300_000_000, 10_500, []],
    ['up to five', 100_000_000, 500_000_000, 11_000, []],
    ['above five', 90_000_000, 500_000_000, 11_500, []],
    ['above five and past five million', 90_000_000, 500_000_001, 11_500, ['growth']],
    ['no revenue yet', 0, 900_000_000, 10_000, []],
  ])('%s', (_, last, next, factor, refers) => {
    expect(growth(last, next)).toEqual({ factor, refers });
  });
});

describe('discounts', () => {
  const codes = (partner: string, application: Partial<ApplicationContext>) => {
    const context = { partner, eligible_for_partner_discounts: true, ...application };
    const input = inputOf({ 'total-assets': 400_000_000 }, context);
    const { summaries } = priceQuote('SML', [rateCoverage({ coverage: 'dao' }, input)], input);
    return summaries.MONTHLY.discounts.map(({ code, amount }) => [code, amount]);
  };

  test('WeWork’s discount is for the first policy', () => {
    expect(codes('wework', { first_policy: true })).toHaveLength(1);
    expect(codes('wework', { first_policy: false })).toEqual([]);
  });

  test('a partner’s discount needs eligibility and a better rate its condition', () => {
    const [[, connected] = [], [, plain] = []] = [
      codes('carta', { carta_connected: true })[0],
      codes('carta', {})[0],
    ];
    expect(Number(connected)).toBeLessThan(Number(plain));
    expect(codes('carta', { eligible_for_partner_discounts: false })).toEqual([]);
  });

  test('a program’s partner counts when the application names no partner itself', () => {
    const context = { date, incubator_program: 'svb_edge' };
    expect(ratingFacts(base, context).partner).toBe('svb');
    expect(ratingFacts(base, { ...context, partner: 'Ramp' }).partner).toBe('ramp');
  });

  test('MONEY-031 adjustments are the underwriter’s, and the rounding to the state’s minimum premium', () => {
    const input = inputOf({ 'revenue-last-12-months': 100, 'revenue-next-12-months': 100 });
    const quote = priceQuote('SGL', [rateCoverage({ coverage: 'gl' }, input)], input, -1500);
    expect(quote.summaries.MONTHLY.adjustments).toEqual([
      { code: 'underwriter_adjustment', amount: quote.underwriter_adjustment_cents },
      { code: 'state_minimum_premium_rounding', amount: quote.state_minimum_rounding_cents },
    ]);
    expect(quote.adjusted_premium_cents).toBe(quote.state_minimum_cents);
  });

  test.each([2501, -1501, 0.5])('an adjustment of %d basis points is beyond authority', (bp) => {
    const input = inputOf({});
    expect(() => priceQuote('SGL', [rateCoverage({ coverage: 'gl' }, input)], input, bp)).toThrow(
      'the authority is -1500 to 2500',
    );
  });
});

describe('premises', () => {
  const office = { 'location-type': 'OFFICE' };
  const home = { 'location-type': 'HOME' };
  const guarded = { ...office, 'location-sprinklered': true, 'location-central-alarm': true };
  const factsOf = (...locations: Record<string, string | boolean>[]) =>
    ratingFacts({ ...base, locations }, { date });

  test('all offices need at least one office', () => {
    const both = { all_offices_sprinklered: true, all_offices_alarmed: true };
    const neither = { all_offices_sprinklered: false, all_offices_alarmed: false };

    expect(factsOf(guarded, home)).toMatchObject(both);
    expect(factsOf(guarded, office)).toMatchObject(neither);
    expect(factsOf(home)).toMatchObject(neither);
  });

  test('no premises of one’s own needs at least one location and no office', () => {
    expect(factsOf(home).no_own_premises).toBe(true);
    expect(factsOf(home, office).no_own_premises).toBe(false);
    expect(factsOf().no_own_premises).toBe(false);
  });

  test('one frame office is enough', () => {
    expect(factsOf(office, { ...office, 'location-construction': 'FRAME' }).any_frame_office).toBe(
      true,
    );
    expect(factsOf({ ...home, 'location-construction': 'FRAME' }).any_frame_office).toBe(false);
  });
});

describe('a requested coverage whose rating leaves its tables', () => {
  const manyDrivers = { 'employees-driving-for-work': 21 };

  test('hired and non-owned auto counts with general liability, requested alone or with it', () => {
    const refers = (wanted: string[]) =>
      ratingRefers(inputOf({ ...manyDrivers, 'coverages-wanted': wanted }));

    expect(refers(['hnoa'])).toBe(true);
    expect(refers(['gl', 'hnoa'])).toBe(true);
    expect(refers(['gl'])).toBe(false);
  });

  test('an undecided applicant is judged by the Recommended package', () => {
    const refers = (wanted: string[]) =>
      ratingRefers(inputOf({ 'total-assets': 10_000_000_001, 'coverages-wanted': wanted }));

    expect(refers(['NOT_SURE'])).toBe(true);
    expect(refers(['gl'])).toBe(false);
  });
});
