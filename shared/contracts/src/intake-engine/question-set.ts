import { open, orDefault, orMissing, orNone, orNull } from '@fairlead/contracts';
import { fieldTypes, outsideDataSources, questionSetTypes } from '@fairlead/domain/question-set';
import * as s from 'superstruct';

/** A stored or offered value: a field holds a list, with one entry unless the field is a multi-select. */
export const FieldValue = s.union([
  s.string(),
  s.number(),
  s.boolean(),
  s.array(s.union([s.string(), s.number(), s.boolean()])),
]);

export const EnumOption = s.type({
  value: s.string(),
  display_value: s.string(),
  label: s.string(),
  order: s.number(),
});

export const OutsideDataValue = s.type({
  source: open(outsideDataSources),
  value: FieldValue,
  index: orNull(s.number()),
});

export const FieldValidation = s.type({
  type: s.string(),
  value: s.optional(s.nullable(s.union([s.string(), s.number()]))),
  error: s.optional(s.nullable(s.string())),
  helperText: s.optional(s.nullable(s.string())),
});

/** A condition, as data. It only reads fields of the same set and, in a repeating set, of the same row. */
export const Condition = s.define<unknown>('Condition', (value) => typeof value === 'object');

export const Field = s.type({
  id: s.string(),
  unique_name: s.string(),
  type: open(fieldTypes),
  label: s.string(),
  required: s.boolean(),
  hidden: s.boolean(),
  disabled: s.boolean(),
  enum_options: orNone(s.array(EnumOption)),
  outside_data_values: orNone(s.array(OutsideDataValue)),
  field_validations: orNone(s.array(FieldValidation)),
  validation: orMissing(
    orNull(s.type({ error: orNull(s.string()), helperText: orNull(s.string()) })),
  ),
  provided_value: orNull(FieldValue),
  value: orNull(FieldValue),
  summary: orNull(s.string()),
  item_type: orNull(s.string()),
  shown_when: s.optional(s.nullable(Condition)),
  required_when: s.optional(s.nullable(Condition)),
});

export const Question = s.type({
  id: s.string(),
  name: s.string(),
  title: s.string(),
  description: orNull(s.string()),
  summary: orNull(s.string()),
  required: s.boolean(),
  fields: orNone(s.array(Field)),
  shown_when: s.optional(s.nullable(Condition)),
  required_when: s.optional(s.nullable(Condition)),
});

/** A§3. In a SCALAR set the questions describe row 1 (field ids end in '#1'); `answers` holds every saved row. */
export const QuestionSet = s.type({
  id: s.string(),
  name: s.string(),
  title: s.string(),
  description: orNull(s.string()),
  type: open(questionSetTypes),
  order: s.number(),
  editable: s.boolean(),
  /** The name of a row in a repeating set, and the allowed number of rows. */
  row_label: s.optional(s.nullable(s.string())),
  min_rows: s.optional(s.nullable(s.number())),
  max_rows: s.optional(s.nullable(s.number())),
  questions: s.array(Question),
  answers: orDefault(
    s.record(
      s.string(),
      s.record(s.string(), s.array(s.union([s.string(), s.number(), s.boolean()]))),
    ),
    () => ({}),
  ),
});

export type EnumOption = s.Infer<typeof EnumOption>;
export type FieldValidation = s.Infer<typeof FieldValidation>;
export type Field = s.Infer<typeof Field>;
export type Question = s.Infer<typeof Question>;
export type QuestionSet = s.Infer<typeof QuestionSet>;

const PlainValue = s.union([s.string(), s.number(), s.boolean()]);

/** The request that saves a set: a list of values per question and field id (A§3 "answers keyed by field id"). */
export const AnswersBody = s.object({
  question_set_id: s.string(),
  answers: s.record(s.string(), s.record(s.string(), s.array(PlainValue))),
});
export type AnswersBody = s.Infer<typeof AnswersBody>;

/** Questions with their fields as the create, attest and renewal calls send them (A§7). */
export const AnsweredQuestions = s.array(
  s.object({
    id: s.string(),
    fields: s.array(s.object({ id: s.string(), value: s.array(PlainValue) })),
  }),
);
export type AnsweredQuestions = s.Infer<typeof AnsweredQuestions>;

export const AnsweredQuestionSet = s.type({
  id: s.string(),
  name: s.string(),
  title: s.string(),
  order: s.number(),
});

/**
 * The response after saving a set, and to the request for the next step (A§3). `has_more_questions: false` means review,
 * even if a next set is given (A§4).
 */
export const Progress = s.type({
  answered_question_sets: s.array(AnsweredQuestionSet),
  next_question_set: orNull(AnsweredQuestionSet),
  has_more_questions: s.boolean(),
});
export type Progress = s.Infer<typeof Progress>;

/** The review: the answers in sections, and the question set to attest. PENDING until it is generated (A§9: up to 2 minutes). */
export const Review = s.type({
  status: open(['PENDING', 'READY']),
  question_set: orNull(QuestionSet),
  sections: s.array(
    s.type({
      question_set_id: s.string(),
      title: s.string(),
      order: s.number(),
      editable: s.boolean(),
      /** What a row of a repeating set is called in the form. */
      row_label: s.optional(s.nullable(s.string())),
      rows: s.array(
        s.type({
          question_id: s.string(),
          /** The label of the answer's field in the form. */
          label: s.string(),
          /** The question above the field; null or absent if the label is the question. */
          question: s.optional(s.nullable(s.string())),
          /** The row of a repeating set, counted from 1; null in a single set. */
          row: orNull(s.number()),
          values: s.array(s.string()),
          /** Last year's answer in a renewal, [] for none; null if no answer is carried over. */
          last_year: s.optional(s.nullable(s.array(s.string()))),
        }),
      ),
    }),
  ),
});
export type Review = s.Infer<typeof Review>;
