import { applicationDecisions, applicationStatuses, legacyStatuses } from '@fairlead/domain';
import { expediteReasonNames } from '@fairlead/domain/outcomes';
import { outsideDataSources, questionSetTypes } from '@fairlead/domain/question-set';
import { is } from 'superstruct';
import { expect, test } from 'vitest';
import { expediteReview, getMadlibDecision, QuestionSet, saveAnswers } from '../application.ts';
import { Application, getApplication } from '../index.ts';

const option = { value: 'SAAS', display_value: 'SaaS', label: 'SaaS', order: 1 };
const outside = { source: 'ENRICHMENT', value: 'SAAS', index: null };
const validation = { type: 'MIN', value: 1, error: null, helperText: 'at least 1' };
const field = {
  id: 'industry',
  unique_name: 'industry',
  type: 'SINGLE_SELECT',
  label: 'Industry',
  required: true,
  hidden: false,
  disabled: false,
  enum_options: [option],
  outside_data_values: [outside],
  field_validations: [validation],
  provided_value: null,
  value: null,
  summary: null,
  item_type: null,
};
const question = {
  id: 'q_industry',
  name: 'industry',
  title: 'Which industry fits best?',
  description: null,
  summary: 'Industry',
  required: true,
  fields: [field],
};
const set = {
  id: 'qs_industry',
  name: 'industry',
  title: 'What you do',
  description: null,
  type: 'SINGULAR',
  order: 3,
  editable: true,
  questions: [question],
  answers: { q_industry: { industry: ['SAAS'] } },
};
const setOf = (changed: object) => ({
  ...set,
  questions: [{ ...question, fields: [{ ...field, ...changed }] }],
});
const without = (value: object, name: string) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));

test('a whole question set is read', () => {
  expect(is(set, QuestionSet)).toBe(true);
});

test.each(Object.keys(set))('FLOW-010 a question set without %s is refused', (name) => {
  expect(is(without(set, name), QuestionSet)).toBe(false);
});

test('FLOW-010 answers are lists by question and field', () => {
  expect(is({ ...set, answers: { q_industry: { industry: 'SAAS' } } }, QuestionSet)).toBe(false);
});

test('FLOW-011 a question set is SINGULAR or repeating', () => {
  expect(questionSetTypes).toEqual(['SINGULAR', 'SCALAR']);
});

test.each(Object.keys(question))('FLOW-012 a question without %s is refused', (name) => {
  expect(is({ ...set, questions: [without(question, name)] }, QuestionSet)).toBe(false);
});

test.each(Object.keys(field))('FLOW-013 a field without %s is refused', (name) => {
  const questions = [{ ...question, fields: [without(field, name)] }];
  expect(is({ ...set, questions }, QuestionSet)).toBe(false);
});

test.each(Object.keys(option))('FLOW-014 an option without %s is refused', (name) => {
  expect(is(setOf({ enum_options: [without(option, name)] }), QuestionSet)).toBe(false);
});

test.each(Object.keys(outside))('FLOW-014 an outside value without %s is refused', (name) => {
  expect(is(setOf({ outside_data_values: [without(outside, name)] }), QuestionSet)).toBe(false);
});

test.each(['error', 'helperText'])(
  'FLOW-014 a validation carries %s as text or nothing',
  (name) => {
    const validations = (value: unknown) =>
      setOf({ field_validations: [{ ...validation, [name]: value }] });
    expect(is(validations('text'), QuestionSet)).toBe(true);
    expect(is(validations(7), QuestionSet)).toBe(false);
  },
);

test.each(['error', 'helperText'])(
  'FLOW-013 FLOW-014 the validation of a field carries %s as text or nothing',
  (name) => {
    const whole = { error: null, helperText: null };
    for (const value of ['text', null])
      expect(is(setOf({ validation: { ...whole, [name]: value } }), QuestionSet)).toBe(true);
    expect(is(setOf({ validation: { ...whole, [name]: 7 } }), QuestionSet)).toBe(false);
    expect(is(setOf({ validation: without(whole, name) }), QuestionSet)).toBe(false);
  },
);

test('FLOW-016 outside data comes from enrichment or from last year', () => {
  expect(outsideDataSources).toEqual(['ENRICHMENT', 'LAST_YEARS_APPLICATION']);
});

const line = { id: 'qs_industry', name: 'industry', title: 'What you do', order: 3 };
const progress = {
  answered_question_sets: [line],
  next_question_set: null,
  has_more_questions: false,
};

test.each(Object.keys(progress))('FLOW-017 the answer to a save without %s is refused', (name) => {
  expect(is(progress, saveAnswers.answer)).toBe(true);
  expect(is(without(progress, name), saveAnswers.answer)).toBe(false);
});

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

test.each(Object.keys(application))('FLOW-022 an application without %s is refused', (name) => {
  expect(is(application, getApplication.answer)).toBe(true);
  expect(is(without(application, name), Application)).toBe(false);
});

test.each([
  ['pre_decision', 'qualified'],
  ['pre_decision', 'reasoning_key'],
  ['renewal', 'is_renewal_application'],
  ['renewal', 'is_ready_for_renewal'],
  ['renewal', 'renewal_child_application_id'],
  ['pending_discretion_decision', 'id'],
  ['pending_discretion_decision', 'user_requested'],
  ['pending_discretion_decision', 'expedite_review_requested'],
] as const)('FLOW-024 the %s of an application without %s is refused', (part, name) => {
  const changed = { ...application, [part]: without(application[part], name) };
  expect(is(changed, Application)).toBe(false);
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

const expedite = {
  deadline: '2026-11-21',
  expedite_reason: 'other',
  expedite_details: 'A landlord asks',
};

test.each(Object.keys(expedite))(
  'DECISION-020 an expedite request without %s is refused',
  (name) => {
    expect(is(expedite, expediteReview.body)).toBe(true);
    expect(is(without(expedite, name), expediteReview.body)).toBe(false);
  },
);

test('DECISION-021 an expedite request has one of five reasons', () => {
  expect(expediteReasonNames).toEqual([
    'expiring_coverage',
    'contract_requirement',
    'product_launch',
    'upcoming_board_meeting',
    'other',
  ]);
  expect(is({ ...expedite, expedite_reason: 'because' }, expediteReview.body)).toBe(false);
});

test.each(['yes', 'no', 'maybe'])(
  'DECISION-022 an eligibility check answers %s with a reason',
  (decision) => {
    const answer = { decision, reason_token: 'eligible' };
    expect(is(answer, getMadlibDecision.answer)).toBe(true);
    expect(is(without(answer, 'decision'), getMadlibDecision.answer)).toBe(false);
    expect(is(without(answer, 'reason_token'), getMadlibDecision.answer)).toBe(false);
  },
);
