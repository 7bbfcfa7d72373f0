import { flagsFrom } from '@fairlead/domain';
import { describe, expect, test } from 'vitest';
import type { Answers } from '../conditions/index.ts';
import { underwriting } from '../content/underwriting.ts';
import type { ApplicationContext } from '../rating/index.ts';
import { claim, clean, date, marketFlags } from '../test-kit/rules.ts';
import { channelOf, decide, eligibility, intakeFacts } from './index.ts';

const claims = (count: number) => Array.from({ length: count }, () => claim(1_000));

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
