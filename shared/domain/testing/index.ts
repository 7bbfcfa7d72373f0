import type { FieldShape, QuestionSetShape, QuestionShape } from '@fairlead/domain/question-set';

/** Builds an optional text field without an answer. */
export const aField = (name: string, given: Partial<FieldShape> = {}): FieldShape => ({
  id: name,
  unique_name: name,
  type: 'STRING',
  label: name,
  required: false,
  hidden: false,
  disabled: false,
  enum_options: [],
  outside_data_values: [],
  field_validations: [],
  provided_value: null,
  value: null,
  ...given,
});

/** Builds a required question with these fields. */
export const aQuestion = (
  fields: readonly FieldShape[],
  given: Partial<QuestionShape> = {},
): QuestionShape => ({
  id: `q-${fields[0]?.unique_name}`,
  title: 'A question',
  required: true,
  fields,
  ...given,
});

/** Builds a set that doesn't repeat, without answers. */
export const aSet = (
  questions: readonly QuestionShape[],
  given: Partial<QuestionSetShape> = {},
): QuestionSetShape => ({
  id: 'qs_one',
  name: 'one',
  title: 'One',
  type: 'SINGULAR',
  order: 1,
  questions,
  answers: {},
  ...given,
});

/** Builds the options of a list of values, in that order. */
export const options = (...values: string[]) =>
  values.map((value, index) => ({
    value,
    display_value: `Option ${value}`,
    label: value,
    order: index + 1,
  }));

/** Builds a validation of the smallest number or day. */
export const min = (value: number | string) => ({ type: 'MIN', value });
