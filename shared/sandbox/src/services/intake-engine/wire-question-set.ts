import type {
  Field,
  FieldValidation,
  Question,
  QuestionSet,
} from '@fairlead/contracts/application';
import type { ApplicationFacts } from '../../applications/answers.ts';
import type { AnswerRow, AnswerValue, Condition } from '../../conditions/index.ts';
import { resolveDate } from '../../content/dates.ts';
import type {
  FieldContent,
  QuestionContent,
  QuestionSetContent,
  ValidationContent,
} from '../../content/shapes/question-sets.ts';
import type { OutsideValue } from '../../database/tables.ts';
import { localCondition } from './local-condition.ts';

export type Setting = {
  readonly known: ApplicationFacts;
  readonly today: string;
  /** The set's saved fields or rows. */
  readonly saved: AnswerRow | readonly AnswerRow[] | undefined;
  readonly outside: readonly OutsideValue[];
};

/** Converts a set of the content to the wire's shape (A§3). Evaluates conditions that only the server can decide. */
export function wireQuestionSet(set: QuestionSetContent, setting: Setting): QuestionSet {
  const rows = rowsIn(setting.saved);
  const questions = set.questions.flatMap((question) => wireQuestion(set, question, setting));
  return {
    id: set.id,
    name: set.name,
    title: set.title,
    description: set.description,
    type: set.type,
    order: set.order,
    editable: set.editable,
    questions,
    answers: answersIn(set, rows),
    ...repeating(set),
  };
}

/** Field ids of a repeating set carry their row: 'employee-state#2'. */
const fieldId = ({ type }: Pick<QuestionSetContent, 'type'>, name: string, row = 1) =>
  type === 'SCALAR' ? `${name}#${row}` : name;

const repeating = ({ type, row_label, min_rows, max_rows, unique_by }: QuestionSetContent) =>
  type === 'SCALAR' ? { row_label, min_rows, max_rows, unique_by } : {};

function rowsIn(saved: Setting['saved']): readonly AnswerRow[] {
  return saved ? [saved].flat() : [];
}

function wireQuestion(
  set: QuestionSetContent,
  question: QuestionContent,
  setting: Setting,
): Question[] {
  const shown = decided(set, question.shown_when, setting);
  if (shown === false) return [];
  const fields = question.fields.flatMap((field) => wireField(set, field, setting));
  const { id, name, title, description, summary, required } = question;
  return [
    {
      id,
      name,
      title,
      description,
      summary,
      required,
      fields,
      shown_when: open(shown),
      required_when: null,
    },
  ];
}

function wireField(set: QuestionSetContent, field: FieldContent, setting: Setting): Field[] {
  const shown = decided(set, field.shown_when, setting);
  if (shown === false) return [];
  const required = decided(set, field.required_when, setting);
  const [first] = rowsIn(setting.saved);
  const saved = first?.[field.unique_name] ?? null;
  return [
    {
      id: fieldId(set, field.unique_name),
      unique_name: field.unique_name,
      type: field.type,
      label: field.label,
      required: field.required || required === true,
      hidden: field.hidden ?? false,
      disabled: field.disabled ?? false,
      enum_options: field.enum_options ?? [],
      outside_data_values: setting.outside.flatMap((found) =>
        found.unique_name === field.unique_name && found.value !== null
          ? [{ source: found.source, value: found.value, index: rowNumber(set, found) }]
          : [],
      ),
      field_validations: (field.validations ?? []).map((row) => wireValidation(row, setting)),
      provided_value: saved,
      value: saved ?? field.default_value ?? null,
      summary: null,
      item_type: field.item_type ?? null,
      shown_when: open(shown),
      required_when: open(required),
    },
  ];
}

/** Rows are counted from 1 on the wire, and a single set has none, unless the source has its own numbers. */
const rowNumber = ({ type }: QuestionSetContent, { index, first_row }: OutsideValue) =>
  type === 'SCALAR' || first_row !== undefined ? index + (first_row ?? 1) : null;

/** Returns true or false if the condition can be decided here, the condition itself if not, undefined if there is none. */
function decided(set: QuestionSetContent, condition: Condition | undefined, { known }: Setting) {
  if (condition === undefined) return undefined;
  const names = set.questions.flatMap(({ fields }) => fields.map((field) => field.unique_name));
  return localCondition(condition, known, (field) => names.includes(field));
}

/** Returns a condition that is left for the page to decide, or null. */
const open = (condition: Condition | boolean | undefined): Condition | null =>
  typeof condition === 'object' ? condition : null;

/** Resolves dates relative to today; uses the pattern of an ID or the option of an exclusive choice as the value. */
function wireValidation(
  { type, value, pattern, option, example }: ValidationContent,
  { today }: Setting,
): FieldValidation {
  const given = pattern ?? option ?? value;
  const isDate = typeof given === 'string' && /^today/.test(given);
  return {
    type,
    value: (isDate ? resolveDate(given, today) : given) ?? null,
    ...(example ? { helperText: `For example ${example}` } : {}),
  };
}

function answersIn(set: QuestionSetContent, rows: readonly AnswerRow[]): QuestionSet['answers'] {
  const answered = set.questions.map(({ id, fields }) => {
    const values = rows.flatMap((row, index) =>
      fields.flatMap(({ unique_name }) => {
        const value = row[unique_name] ?? null;
        return value === null
          ? []
          : [[fieldId(set, unique_name, index + 1), listOf(value)] as const];
      }),
    );
    return [id, Object.fromEntries(values)] as const;
  });
  return Object.fromEntries(answered);
}

const listOf = (value: Exclude<AnswerValue, null>) => (Array.isArray(value) ? value : [value]);
