import type { Progress } from '@fairlead/contracts/application';
import { expect, test } from 'vitest';
import type { Answers } from '../../conditions/index.ts';
import { content as questionSets } from '../../content/generated/question-sets.js';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';
import { answerAll, signUp, startApplication } from '../../test-kit/journey.ts';

type Set = {
  name: string;
  questions: { fields: { unique_name: string; enum_options?: { display_value: string }[] }[] }[];
};
const all = (questionSets as { question_sets: readonly Set[] }).question_sets;
const names = all.map(({ name }) => name);

async function setsAsked(changed: Answers): Promise<readonly string[]> {
  const sandbox = await createSandbox({
    now: '2026-11-20T18:00:00Z',
    flags: { 'intake-client-plm-quoting': true },
  });
  const ada = sandbox.visitor();
  await signUp(ada);
  const id = await startApplication(ada);
  await answerAll(sandbox, ada, id, { ...more, ...changed });
  const progress = await ask<Progress>(ada, 'get-next-question-set', { params: { id } });
  return progress.answered_question_sets.map(({ name }) => name);
}

const people = (count: number) => ({
  employees_by_state: [
    {
      'employee-state': 'US-CA',
      'full-time-count': count,
      'part-time-count': 0,
      'contractor-count': 0,
    },
  ],
});
const place = (type: string) => ({
  locations: [
    {
      'location-address-line-1': '137 Halyard Street',
      'location-address-city': 'San Francisco',
      'location-address-region': 'US-CA',
      'location-address-postal-code': '94105',
      'location-address-country': 'US',
      'location-type': type,
      'location-people': 1,
      'location-property-value': 0,
      'location-square-feet': 200,
      'location-construction': 'FRAME',
      'location-sprinklered': false,
      'location-central-alarm': false,
    },
  ],
});
/** What the usual answers leave out, because their company is not asked. */
const more: Answers = {
  'regulated-activities': ['NONE'],
  'regulatory-inquiry': false,
  'portable-equipment-value': 0,
  'property-kept': ['NONE'],
  'recovery-time': 'UP_TO_1_WEEK',
  'business-income-12-months': 0,
  'flood-or-coast': false,
};
const alone = {
  industry: 'HOSPITALITY',
  'has-prior-insurance': false,
  ...people(0),
  ...place('HOME'),
};
const branching = [
  'property',
  'professional_services',
  'regulated_activities',
  'employment_practices',
  'benefit_plans',
  'existing_policies',
];

test('a regulated company with an office, people and earlier insurance is asked all 28 sets', async () => {
  const asked = await setsAsked({
    ...place('OFFICE'),
    industry: 'FINTECH',
    'has-prior-insurance': true,
  });
  expect(asked).toEqual(names);
  expect(asked).toHaveLength(28);
});

test('a maker alone at home without earlier insurance is spared what is not its business', async () => {
  const asked = await setsAsked(alone);
  expect(asked).toEqual(names.filter((name) => !branching.includes(name)));
});

test.each([
  ['professional_services', { ...alone, industry: 'SAAS' }],
  ['regulated_activities', { ...alone, industry: 'ENERGY' }],
  ['employment_practices', { ...alone, ...people(1) }],
  ['benefit_plans', { ...alone, ...people(1) }],
  ['property', { ...alone, ...place('OFFICE') }],
  ['existing_policies', { ...alone, 'has-prior-insurance': true }],
] satisfies [string, Answers][])('%s is asked because of one answer', async (name, changed) => {
  expect(await setsAsked(changed)).toContain(name);
});

/** A§1, and the words in which the applicant is asked for them. */
const coverages = [
  'General liability',
  'Business property and interruption',
  'Hired and non-owned auto',
  'Employee benefits liability',
  'Directors and officers',
  'Employment practices',
  'Fiduciary',
  'Crime',
  'Errors and omissions',
  'Media liability',
  'Cyber',
];

test('every coverage of the product can be wished for', () => {
  const fields = all.flatMap(({ questions }) => questions).flatMap((question) => question.fields);
  const wanted = fields.find(({ unique_name }) => unique_name === 'coverages-wanted');
  const offered = wanted?.enum_options?.map(({ display_value }) => display_value);
  expect(offered).toEqual(expect.arrayContaining(coverages));
});
