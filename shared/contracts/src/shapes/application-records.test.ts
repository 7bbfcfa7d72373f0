import { applicationDecisions, applicationStatuses, legacyStatuses } from '@fairlead/domain';
import { is, validate } from 'superstruct';
import { expect, test } from 'vitest';
import { without } from '../../testing/without.ts';
import { Application, getApplication } from '../first-route/index.ts';

const application = {
  id: 'app_1',
  application_id: 'app_1',
  legacy_application_id: null,
  status: 'CREATED',
  created_at: '2026-11-20T10:00:00Z',
  legacy_renewal_parent_application_id: null,
  renewal_parent_application_id: null,
  pre_decision: { qualified: true, reasoning_key: 'eligible' },
  application_decision: null,
  incubator_program: null,
  eligible_for_partner_discounts: false,
  intake_application: true,
  company_id: 'co_1',
  renewal: {
    is_renewal_application: false,
    is_ready_for_renewal: false,
    renewal_child_application_id: null,
  },
  pending_discretion_decision: {
    id: 'dd_1',
    user_requested: true,
    expedite_review_requested: false,
  },
};

/** An application as the product reads it from the server; undefined: refused. */
const read = (sent: object) => validate(sent, Application, { coerce: true })[1];

/** What an application doesn't have to have: a server that leaves it out means null. */
const nullable = [
  'legacy_application_id',
  'legacy_renewal_parent_application_id',
  'renewal_parent_application_id',
  'pre_decision',
  'application_decision',
  'incubator_program',
  'renewal',
  'pending_discretion_decision',
];

test.each(Object.keys(application).filter((name) => !nullable.includes(name)))(
  'FLOW-022 an application without %s is refused',
  (name) => {
    expect(is(application, getApplication.answer)).toBe(true);
    expect(read(without(application, name))).toBeUndefined();
  },
);

test.each(nullable)('an application without %s has none, as with null', (name) => {
  expect(read(without(application, name))).toEqual({ ...application, [name]: null });
});

test.each([
  ['pre_decision', 'qualified'],
  ['renewal', 'is_renewal_application'],
  ['renewal', 'is_ready_for_renewal'],
  ['pending_discretion_decision', 'id'],
  ['pending_discretion_decision', 'user_requested'],
  ['pending_discretion_decision', 'expedite_review_requested'],
] as const)('FLOW-024 the %s of an application without %s is refused', (part, name) => {
  const changed = { ...application, [part]: without(application[part], name) };
  expect(read(changed)).toBeUndefined();
});

test.each([
  ['pre_decision', 'reasoning_key'],
  ['renewal', 'renewal_child_application_id'],
] as const)('FLOW-024 the %s of an application has a %s, which may be null', (part, name) => {
  const changed = { ...application, [part]: without(application[part], name) };
  expect(read(changed)).toMatchObject({ [part]: { [name]: null } });
});

test('FLOW-023 an application is created, in progress or submitted', () => {
  expect(applicationStatuses).toEqual(['CREATED', 'IN_PROGRESS', 'SUBMITTED']);
});

test('DECISION-019 an application is decided in one of four ways', () => {
  expect([...applicationDecisions].sort()).toEqual([
    'APPROVED',
    'DECLINED',
    'NON_LEGACY_ATTEST',
    'REQUIRES_REVIEW',
  ]);
});

test('DECISION-039 a legacy application has one of eleven statuses', () => {
  expect([...legacyStatuses].sort()).toEqual([
    'awaiting_payment',
    'awaiting_signature',
    'company_blocked',
    'completed',
    'denied',
    'discretion',
    'quote_blocked',
    'quoted',
    'signature_sent',
    'signed_and_paid',
    'started',
  ]);
});

test('the program of a company is read in lower case, as the rules name it', () => {
  const programOf = (program: unknown) =>
    (read({ ...application, incubator_program: program }) as { incubator_program: unknown })
      .incubator_program;
  expect(['wework', 'WeWork', 'Pulley', 'RAMP', null].map(programOf)).toEqual([
    'wework',
    'wework',
    'pulley',
    'ramp',
    null,
  ]);
});
