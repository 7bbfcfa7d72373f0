import type { Application } from '@fairlead/contracts';
import type { Field, QuestionSet } from '@fairlead/contracts/application';
import * as contracts from '@fairlead/contracts/testing';

/** Builds a required text field without an answer. */
export const aField = (name: string, given: Partial<Field> = {}) => ({
  id: name,
  unique_name: name,
  type: 'STRING',
  label: name,
  required: true,
  hidden: false,
  disabled: false,
  enum_options: [],
  outside_data_values: [],
  field_validations: [],
  provided_value: null,
  value: null,
  summary: null,
  item_type: null,
  shown_when: null,
  required_when: null,
  ...given,
});

export const aQuestionSet = (
  fields: readonly ReturnType<typeof aField>[],
  given: Partial<QuestionSet> = {},
): QuestionSet => ({
  id: 'qs_company',
  name: 'company',
  title: 'About the company',
  description: null,
  type: 'SINGULAR',
  order: 2,
  editable: true,
  questions: fields.map((field) => ({
    id: `q_${field.unique_name}`,
    name: field.unique_name,
    title: `Question ${field.unique_name}`,
    description: null,
    summary: null,
    required: true,
    shown_when: null,
    required_when: null,
    fields: [field],
  })),
  answers: {},
  ...given,
});

const setLine = (id: string, order: number) => ({ id, name: id, title: id, order });

export const someProgress = (next: string | null, answered = ['qs_applicant_intro']) => ({
  answered_question_sets: answered.map((id, index) => setLine(id, index + 1)),
  next_question_set: next === null ? null : setLine(next, answered.length + 1),
  has_more_questions: next !== null,
});

/** A server that names a next set and says that no questions are left: no means review (A§4). */
export const noMoreQuestions = (next = 'qs_states') => ({
  ...someProgress(next),
  has_more_questions: false,
});

/** Builds an application that passed the first check. */
export const anApplication = (given: Partial<Application> = {}): Application =>
  contracts.anApplication({
    pre_decision: { qualified: true, reasoning_key: 'eligible' },
    ...given,
  });
