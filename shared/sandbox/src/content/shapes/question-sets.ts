import * as s from 'superstruct';
import { operators } from '../../conditions/index.ts';
import { ConditionShape } from './condition.ts';

const Validation = s.object({
  type: s.enums([
    'REQUIRED',
    'MIN_LENGTH',
    'MAX_LENGTH',
    'URL',
    'POSTAL_CODE',
    'EMAIL',
    'PHONE_NUMBER',
    'MIN',
    'MAX',
    'ID',
    'EXCLUSIVE_OPTION',
  ]),
  value: s.optional(s.union([s.number(), s.string()])),
  pattern: s.optional(s.string()),
  example: s.optional(s.string()),
  option: s.optional(s.string()),
});

const EnumOption = s.object({
  value: s.string(),
  display_value: s.string(),
  label: s.string(),
  order: s.integer(),
});

const Field = s.object({
  unique_name: s.string(),
  type: s.enums([
    'STRING',
    'SINGLE_SELECT',
    'DATE',
    'BOOLEAN',
    'MULTILINE_STRING',
    'MULTI_SELECT',
    'INTEGER',
    'CURRENCY',
  ]),
  label: s.string(),
  required: s.boolean(),
  hidden: s.optional(s.boolean()),
  disabled: s.optional(s.boolean()),
  default_value: s.optional(s.string()),
  item_type: s.optional(s.enums(['ADDRESS', 'CONTACT'])),
  control: s.optional(s.enums(['dropdown', 'radio'])),
  enum_options: s.optional(s.array(EnumOption)),
  shown_when: s.optional(ConditionShape),
  required_when: s.optional(ConditionShape),
  validations: s.optional(s.array(Validation)),
  outside_data: s.optional(s.array(s.enums(['ENRICHMENT', 'LAST_YEARS_APPLICATION']))),
});

const Question = s.object({
  id: s.string(),
  name: s.string(),
  title: s.string(),
  description: s.string(),
  summary: s.string(),
  required: s.boolean(),
  shown_when: s.optional(ConditionShape),
  fields: s.array(Field),
});

const QuestionSet = s.object({
  id: s.string(),
  name: s.string(),
  title: s.string(),
  description: s.string(),
  type: s.enums(['SINGULAR', 'SCALAR']),
  order: s.integer(),
  editable: s.boolean(),
  applies_when: ConditionShape,
  row_label: s.optional(s.string()),
  min_rows: s.optional(s.integer()),
  max_rows: s.optional(s.integer()),
  unique_by: s.optional(s.string()),
  questions: s.array(Question),
});

export const QuestionSetsShape = s.object({
  version: s.integer(),
  as_of: s.string(),
  first_set: s.string(),
  condition_ops: s.array(s.enums(operators)),
  question_sets: s.array(QuestionSet),
});

/** The application's questions as question-sets.yaml has them. Defaults that the file leaves out are absent here. */
export type QuestionSetsContent = s.Infer<typeof QuestionSetsShape>;
export type QuestionSetContent = s.Infer<typeof QuestionSet>;
export type QuestionContent = s.Infer<typeof Question>;
export type FieldContent = s.Infer<typeof Field>;
export type ValidationContent = s.Infer<typeof Validation>;
