import { outsideDataSources, questionSetTypes } from '@fairlead/domain/question-set';
import { create, is } from 'superstruct';
import { expect, test } from 'vitest';
import { without } from '../../testing/without.ts';
import { QuestionSet, saveAnswers } from '../application.ts';

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

test.each([null, undefined])('lists and answers that come as %j are empty', (none) => {
  const bare = { enum_options: none, outside_data_values: none, field_validations: none };
  const [read] = create({ ...setOf(bare), answers: none }, QuestionSet).questions;
  expect(read?.fields[0]).toMatchObject({
    enum_options: [],
    outside_data_values: [],
    field_validations: [],
  });
  expect(create({ ...set, answers: none }, QuestionSet).answers).toEqual({});
  const [unasked] = create(
    { ...set, questions: [{ ...question, fields: none }] },
    QuestionSet,
  ).questions;
  expect(unasked?.fields).toEqual([]);
});

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
