import { flagsFrom } from '@fairlead/domain';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import { underwriting } from '../content/underwriting.ts';
import type { ApplicationContext } from '../rating/index.ts';
import {
  channelOf,
  coverageRequestPlan,
  decide,
  discretion,
  eligibility,
  intakeFacts,
  preRenewal,
  type RequestFacts,
  repricingOutcome,
  submissionOutcome,
} from './index.ts';

const date = '2026-11-20';
const clean: Answers = {
  industry: 'SAAS',
  'address-region': 'US-CA',
  'revenue-last-12-months': 100_000_000,
  'revenue-next-12-months': 120_000_000,
  'mfa-coverage': ['EMAIL', 'REMOTE_ACCESS', 'ADMIN_ACCOUNTS'],
  'coverages-wanted': ['gl', 'cyber'],
  'runway-months': 20,
};
const claim = (paid: number, status = 'CLOSED') => ({
  'claim-family': 'general_liability',
  'claim-status': status,
  'claim-amount-paid': paid,
  'claim-amount-reserved': 0,
});
const claims = (count: number) => Array.from({ length: count }, () => claim(1_000));
const marketFlags = flagsFrom({ 'intake-client-plm-quoting': true });

type Change = { answers?: Answers; application?: Partial<ApplicationContext>; flags?: object };
type Example = { fires: Change; not: Change };

/** The ids that are in the decision of the clean application after a change. */
function reasonsAfter({ answers, application, flags }: Change): string[] {
  const { reasons } = decide(
    { ...clean, ...answers },
    { date, ...application },
    flagsFrom({ ...marketFlags, ...flags }),
  );
  return reasons.map(({ id }) => id);
}

const answered = (fires: Answers, not: Answers): Example => ({
  fires: { answers: fires },
  not: { answers: not },
});
const operation = (one: string) =>
  answered({ 'special-operations': [one] }, { 'special-operations': ['NONE'] });

const moved: Answers = { 'address-postal-code': '94612' };
const lastYears = { region: 'US-CA', postal_code: '94105' };
const moved94612 = { region: 'US-CA', postal_code: '94612' };

const decisions: Record<string, Example> = {
  'DEC-01': operation('GAMBLING'),
  'DEC-02': operation('AIRCRAFT_OR_AUTO_PARTS'),
  'DEC-03': answered({ claims_history: claims(6) }, { claims_history: claims(5) }),
  'DEC-04': answered(
    { claims_history: [claim(100_000_000)] },
    { claims_history: [claim(99_999_999)] },
  ),
  'DEC-05': answered(
    { 'bankruptcy-or-judgment': true, 'runway-months': 2 },
    { 'bankruptcy-or-judgment': true, 'runway-months': 3 },
  ),
  'DEC-06': answered(
    { industry: 'CONSTRUCTION', 'revenue-next-12-months': 2_500_000_001 },
    { industry: 'CONSTRUCTION', 'revenue-next-12-months': 2_500_000_000 },
  ),
  'DEC-07': answered(
    { 'regulated-activities': ['TOKEN_SALE'] },
    { 'regulated-activities': ['LENDING'] },
  ),
  'DEC-08': answered(
    { 'mfa-coverage': ['NONE'], 'backup-frequency': 'NONE', 'record-count': 'UP_TO_1M' },
    { 'mfa-coverage': ['EMAIL'], 'backup-frequency': 'NONE', 'record-count': 'UP_TO_1M' },
  ),
  'DEC-09': answered({ 'address-region': 'US-NV' }, { 'address-region': 'US-CA' }),
  'REV-01': answered(
    { claims_history: [claim(1_000, 'OPEN')] },
    { claims_history: [claim(1_000)] },
  ),
  'REV-02': answered({ claims_history: claims(3) }, { claims_history: claims(2) }),
  'REV-03': answered({ 'known-circumstances': true }, { 'known-circumstances': false }),
  'REV-04': answered(
    { 'declined-or-cancelled': true },
    { 'declined-or-cancelled': true, 'address-region': 'US-MO' },
  ),
  'REV-05': operation('DRONES'),
  'REV-06': answered(
    { 'revenue-last-12-months': 10_000_000_001, 'revenue-next-12-months': 0 },
    { 'revenue-last-12-months': 10_000_000_000, 'revenue-next-12-months': 0 },
  ),
  'REV-07': answered({ 'public-offering-planned': true }, { 'public-offering-planned': false }),
  'REV-08': answered({ 'regulatory-inquiry': true }, { 'regulatory-inquiry': false }),
  'REV-09': {
    fires: { application: { broker_letter_on_file: true } },
    not: { answers: { 'has-broker-of-record': false } },
  },
  'REV-10': answered({ industry: 'ENERGY' }, { industry: 'SAAS' }),
  'REV-11': answered({ 'regulated-activities': ['LENDING'] }, { 'regulated-activities': ['NONE'] }),
  'REV-12': answered(
    { 'mfa-coverage': ['NONE'] },
    { 'mfa-coverage': ['NONE'], 'coverages-wanted': ['gl'] },
  ),
  'REV-13': answered(
    { 'layoffs-planned': true, employees_by_state: [{ 'full-time-count': 15 }] },
    { 'layoffs-planned': true, employees_by_state: [{ 'full-time-count': 14 }] },
  ),
  'REV-14': answered({ 'owns-vehicles': true }, { 'owns-vehicles': false }),
  'REV-15': answered(
    { 'service-failure-impact': 'INJURY_OR_DEATH' },
    { 'service-failure-impact': 'FINANCIAL_LOSS' },
  ),
  'REV-16': answered(
    { locations: [{ 'location-address-region': 'US-NV' }] },
    { locations: [{ 'location-address-region': 'US-CA' }] },
  ),
  'REV-17': {
    fires: { answers: moved, application: { is_renewal: true, parent_address: lastYears } },
    not: { answers: moved, application: { is_renewal: true, parent_address: moved94612 } },
  },
  'REV-18': {
    fires: { application: { is_renewal: true, loss_ratio_bp: 6000 } },
    not: { application: { is_renewal: true, loss_ratio_bp: 5999 } },
  },
  'NLA-01': { fires: {}, not: { flags: { 'intake-client-plm-quoting': false } } },
  'APP-01': { fires: { flags: { 'intake-client-plm-quoting': false } }, not: {} },
};

describe('decision rules', () => {
  test('every rule has an example', () => {
    expect(Object.keys(decisions)).toEqual(underwriting.decision.rules.map(({ id }) => id));
  });

  test.each(Object.entries(decisions))('%s fires and does not fire', (id, { fires, not }) => {
    expect(reasonsAfter(fires)).toContain(id);
    expect(reasonsAfter(not)).not.toContain(id);
  });

  test('all findings are kept and the strongest kind wins', () => {
    const answers = { ...clean, 'special-operations': ['CANNABIS', 'DRONES'], industry: 'ENERGY' };
    const { decision, reasons } = decide(answers, { date }, marketFlags);

    expect(decision).toBe('DECLINED');
    expect(reasons.map(({ id }) => id)).toEqual(['DEC-01', 'REV-05', 'REV-10']);
    expect(reasons[0]?.admin).toMatch(/Excluded operation/);
    expect(reasons[0]?.applicant).toMatch(/outside what our insurer accepts/);
  });
});

describe('eligibility rules', () => {
  const renewal = { is_renewal: true };
  const inNevada = { 'address-region': 'US-NV' };
  const partner = { 'starting-relationship-to-company-title': 'General Partner' };
  const examples: Record<string, Example> = {
    'ELI-01': { fires: { answers: inNevada }, not: {} },
    'ELI-02': { fires: { answers: inNevada, application: renewal }, not: { answers: inNevada } },
    'ELI-03': { fires: { application: { broker_letter_on_file: true } }, not: {} },
    'ELI-04': {
      fires: { answers: partner, application: { partner: 'YC_PAY_WHEN_YOU_RAISE' } },
      not: { answers: partner, application: { partner: 'ramp' } },
    },
    'ELI-05': {
      fires: { application: { ...renewal, unpaid_balance_cents: 1 } },
      not: { application: { ...renewal, unpaid_balance_cents: 0 } },
    },
    'ELI-06': {
      fires: { application: { ...renewal, loss_ratio_bp: 6000 } },
      not: { application: { ...renewal, loss_ratio_bp: 5999 } },
    },
    'ELI-07': {
      fires: { application: { ...renewal, company_conflict: true } },
      not: { application: { company_conflict: true } },
    },
    'ELI-99': { fires: {}, not: { answers: inNevada } },
  };
  const ruleAfter = ({ answers, application }: Change) =>
    eligibility({ ...clean, ...answers }, { date, ...application }).id;

  test('every rule has an example', () => {
    expect(Object.keys(examples)).toEqual(underwriting.eligibility.rules.map(({ id }) => id));
  });

  test.each(Object.entries(examples))('%s fires and does not fire', (id, { fires, not }) => {
    expect(ruleAfter(fires)).toBe(id);
    expect(ruleAfter(not)).not.toBe(id);
  });
});

describe('channel rules', () => {
  const idsAfter = ({ application = {}, flags }: Change) => {
    const context = { date, ...application };
    const facts = intakeFacts(clean, context);
    const all = flagsFrom({ ...marketFlags, ...flags });
    return channelOf({ answers: clean, facts }, context, all).reasons.map(({ id }) => id);
  };
  const renewal = { is_renewal: true };

  test.each<[string, Example]>([
    ['CHN-01', { fires: { flags: { 'intake-client-plm-quoting': false } }, not: {} }],
    [
      'CHN-02',
      {
        fires: { application: { incubator_program: 'brex' } },
        not: { application: { incubator_program: 'ramp' } },
      },
    ],
    [
      'CHN-03',
      {
        fires: { application: renewal },
        not: { application: { ...renewal, parent_is_market_submission: true } },
      },
    ],
  ])('%s fires and does not fire', (id, { fires, not }) => {
    expect(idsAfter(fires)).toEqual([id]);
    expect(idsAfter(not)).toEqual([]);
  });
});

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
    expect(coverageRequestPlan(fires).id).toBe(id);
    expect(coverageRequestPlan(not).id).not.toBe(id);
  });

  test('a request outside the straight-through list is pending first and quoted after three minutes', () => {
    expect(coverageRequestPlan({ ...ordinary, requested_limit_in_stp: false }).steps).toEqual([
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
