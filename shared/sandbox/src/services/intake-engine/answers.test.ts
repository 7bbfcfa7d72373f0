import type { Progress } from '@fairlead/contracts/application';
import { openForm } from '@fairlead/domain/question-set';
import { expect, test } from 'vitest';
import { ask } from '../../test-kit/ask.ts';
import { begun, company } from '../../test-kit/begun-application.ts';
import { answerAll } from '../../test-kit/journey.ts';

test('answers are validated as on the page and refused with every bad field', async () => {
  const { save } = await begun();
  await expect(save('qs_company', { 'entity-type': ['LLC'] })).rejects.toMatchObject({
    status: 400,
    errorCode: 'invalid_answers',
    detail: expect.arrayContaining([
      { field: 'formation-state', message: 'Required' },
      { field: 'has-parent-or-affiliate', message: 'Required' },
    ]),
  });
  await expect(save('qs_company', { 'no-field': ['x'] })).rejects.toMatchObject({
    errorCode: 'unknown_field',
  });
  await expect(
    save('qs_industry', {
      industry: ['ASTROLOGY'],
      'business-description': ['x'.repeat(50)],
      'customer-types': ['BUSINESSES'],
    }),
  ).rejects.toMatchObject({
    detail: [{ field: 'industry', message: "There is no option 'ASTROLOGY'" }],
  });
});

test('a condition makes a field required, and an answer that is not asked for is dropped', async () => {
  const { save, setOf } = await begun();
  await expect(
    save('qs_company', { ...company, 'has-parent-or-affiliate': [true] }),
  ).rejects.toMatchObject({ detail: [{ field: 'parent-or-affiliate-name', message: 'Required' }] });
  await save('qs_company', { ...company, 'parent-or-affiliate-name': ['Nobody Inc.'] });
  const saved = await setOf('qs_company');
  expect(Object.assign({}, ...Object.values(saved.answers))).toEqual(company);
});

test('saving twice keeps the later answers and the same way on', async () => {
  const { save, setOf } = await begun();
  const first = await save('qs_company', company);
  const second = await save('qs_company', { ...company, 'entity-type': ['C_CORPORATION'] });
  expect(second).toEqual(first);
  expect((await setOf('qs_company')).answers.q_company_entity_type).toEqual({
    'entity-type': ['C_CORPORATION'],
  });
});

test('the next set depends on an earlier answer', async () => {
  const { sandbox, ada, id, save } = await begun();
  await answerAll(sandbox, ada, id);
  const names = async () =>
    (
      await ask<Progress>(ada, 'get-next-question-set', { params: { id } })
    ).answered_question_sets.map(({ name }) => name);
  expect(await names()).not.toContain('regulated_activities');
  const progress = await save('qs_industry', {
    industry: ['FINTECH'],
    'business-description': ['Payments for people who sell at markets and fairs all over.'],
    'customer-types': ['CONSUMERS'],
  });
  expect(progress.next_question_set).toMatchObject({ name: 'regulated_activities' });
});

test('rows of a repeating set are saved and given back by their number', async () => {
  const { save, setOf } = await begun();
  const row = (number: number, state: string) => ({
    [`employee-state#${number}`]: [state],
    [`full-time-count#${number}`]: [3],
    [`part-time-count#${number}`]: [0],
    [`contractor-count#${number}`]: [0],
  });
  await expect(save('qs_employees_by_state', {})).rejects.toMatchObject({ status: 400 });
  await save('qs_employees_by_state', { ...row(1, 'US-CA'), ...row(3, 'US-TX') });
  const saved = await setOf('qs_employees_by_state');
  const values = Object.assign({}, ...Object.values(saved.answers));
  expect(values).toMatchObject({ 'employee-state#1': ['US-CA'], 'employee-state#2': ['US-TX'] });
});

test('enrichment and last year’s values come prefilled for the company behind the website', async () => {
  const { setOf } = await begun();
  const { values, prefilled } = openForm(await setOf('qs_company'));
  expect(values.get('entity-type')).toBe('C_CORPORATION');
  expect(prefilled.get('entity-type')).toBe('ENRICHMENT');
  const operations = openForm(await setOf('qs_operations'));
  expect(operations.prefilled.get('hosts-events')).toBe('LAST_YEARS_APPLICATION');
  const employees = openForm(await setOf('qs_employees_by_state'));
  expect(employees.values.get('employee-state#1')).toBe('US-CA');
});

test('only conditions on fields of the same set go over the wire', async () => {
  const { setOf, save } = await begun();
  const company_set = await setOf('qs_company');
  const conditional = company_set.questions
    .flatMap(({ fields }) => fields)
    .find(({ unique_name }) => unique_name === 'parent-or-affiliate-name');
  expect(conditional?.shown_when).toEqual({
    field: 'has-parent-or-affiliate',
    op: 'eq',
    value: true,
  });
  const aum = async () =>
    (await setOf('qs_regulated_activities')).questions.find(
      ({ id }) => id === 'q_regulated_activities_aum',
    );
  expect((await aum())?.shown_when).toMatchObject({ field: 'regulated-activities' });
  await save('qs_industry', {
    industry: ['VC_AND_PE'],
    'business-description': ['A fund that invests in companies which make useful things.'],
    'customer-types': ['BUSINESSES'],
  });
  expect((await aum())?.shown_when).toBeNull();
});
