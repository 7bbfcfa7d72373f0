import { describe, expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import { underwriting } from '../content/underwriting.ts';
import { claim, clean, date, marketFlags } from '../test-kit/rules.ts';
import {
  discretion,
  preRenewal,
  type RequestFacts,
  repricingOutcome,
  requestPlan,
  submissionOutcome,
} from './index.ts';

describe('submission and repricing rules', () => {
  const ruleAfter = (answers: Answers) =>
    submissionOutcome({ ...clean, ...answers }, { date }, marketFlags).id;

  test.each<[string, Answers, Answers]>([
    ['SUB-01', { 'address-region': 'US-NV' }, {}],
    [
      'SUB-02',
      { 'largest-contract-value': 200_000_001 },
      { 'largest-contract-value': 200_000_000 },
    ],
    ['SUB-02', { 'total-funding-raised': 5_000_000_001 }, { 'total-assets': 5_000_000_000 }],
    ['SUB-02', { claims_history: [claim(10_000_000)] }, { claims_history: [claim(9_999_999)] }],
    ['SUB-03', {}, { 'address-region': 'US-NV' }],
  ])('%s fires and does not fire', (id, fires, not) => {
    expect(ruleAfter(fires)).toBe(id);
    expect(ruleAfter(not)).not.toBe(id);
  });

  const unchanged = {
    custom_annual_total: 100,
    original_annual_total: 100,
    review_required: false,
  };
  test.each([
    ['RPR-01', { ...unchanged, custom_annual_total: 301 }, 'QUOTE_BLOCKED'],
    ['RPR-02', { ...unchanged, custom_annual_total: 300, review_required: true }, 'QUOTE_BLOCKED'],
    ['RPR-03', { ...unchanged, custom_annual_total: 300 }, 'RELEASED'],
  ])('%s decides the repriced submission', (id, repricing, result) => {
    expect(repricingOutcome(repricing)).toMatchObject({ id, result });
  });
});

describe('coverage request rules', () => {
  const ordinary: RequestFacts = {
    requested_coverage: 'dao',
    requested_limit_cents: 100_000_000,
    requested_limit_above_intervals: false,
    requested_limit_in_stp: true,
    has_retirement_plan: true,
    industry: 'SAAS',
  };
  const film = { ...ordinary, requested_coverage: 'media', industry: 'ENTERTAINMENT' } as const;

  test.each<[string, RequestFacts, RequestFacts]>([
    ['CRQ-01', { ...ordinary, carrier_unreachable: true }, ordinary],
    ['CRQ-02', { ...ordinary, requested_limit_above_intervals: true }, ordinary],
    [
      'CRQ-03',
      { ...ordinary, requested_coverage: 'fiduciary', has_retirement_plan: false },
      { ...ordinary, requested_coverage: 'fiduciary' },
    ],
    [
      'CRQ-04',
      { ...film, requested_limit_cents: 300_000_001 },
      { ...film, requested_limit_cents: 300_000_000 },
    ],
    [
      'CRQ-07',
      { ...ordinary, requested_limit_cents: 1_000_000_000 },
      { ...ordinary, requested_limit_cents: 999_999_999 },
    ],
    ['CRQ-05', { ...ordinary, requested_limit_in_stp: false }, ordinary],
    ['CRQ-06', ordinary, { ...ordinary, requested_limit_in_stp: false }],
  ])('%s fires and does not fire', (id, fires, not) => {
    expect(requestPlan([fires]).id).toBe(id);
    expect(requestPlan([not]).id).not.toBe(id);
  });

  test('a request outside the straight-through list is pending first and quoted after three minutes', () => {
    expect(requestPlan([{ ...ordinary, requested_limit_in_stp: false }]).steps).toEqual([
      { status: 'PENDING', after_minutes: 0 },
      { status: 'QUOTED', after_minutes: 3 },
    ]);
  });
});

describe('renewal and discretion rules', () => {
  const decisionAt = (loss_ratio_bp: number, answers: Answers = {}, region = 'US-CA') =>
    preRenewal(
      { ...clean, 'address-postal-code': '94105', ...answers },
      { date, is_renewal: true, loss_ratio_bp, parent_address: { region, postal_code: '94105' } },
    ).id;

  test.each([
    ['PRE-01', decisionAt(20_000), decisionAt(19_999)],
    ['PRE-02', decisionAt(10_000), decisionAt(9_999)],
    ['PRE-03', decisionAt(6_000), decisionAt(5_999)],
    ['PRE-03', decisionAt(0, {}, 'US-TX'), decisionAt(0)],
    ['PRE-99', decisionAt(0), decisionAt(6_000)],
  ])('%s fires and does not fire', (id, fires, not) => {
    expect(fires).toBe(id);
    expect(not).not.toBe(id);
  });

  test.each([
    [['REV-05'], 'quote_as_rated', 0, ['DSC-04']],
    [['REV-03', 'REV-05'], 'quote_with_adjustment', 1000, ['DSC-03', 'DSC-04']],
    [['REV-01', 'REV-03'], 'quote_with_adjustment', 2500, ['DSC-02', 'DSC-03']],
    [['DEC-03', 'REV-02'], 'decline', 0, ['DSC-01', 'DSC-02']],
    [[], 'quote_as_rated', 0, []],
  ])('reasons %j lead to %s', (reasons, outcome, adjustment_bp, rules) => {
    expect(discretion(reasons)).toEqual({ outcome, adjustment_bp, rules });
  });

  test('every finding of the decision has an outcome', () => {
    const findings = underwriting.decision.rules.filter(({ id }) => /^(DEC|REV)/.test(id));
    for (const { id } of findings) expect(discretion([id]).rules).toHaveLength(1);
  });
});
