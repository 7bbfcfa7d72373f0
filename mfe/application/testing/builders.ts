import type { Field, QuestionSet } from '@fairlead/contracts/application';

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

export const anApplication = (given: Record<string, unknown> = {}) => ({
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
  renewal: null,
  pending_discretion_decision: null,
  ...given,
});
