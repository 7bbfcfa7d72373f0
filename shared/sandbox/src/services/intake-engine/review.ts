import type { QuestionSet, Review } from '@fairlead/contracts/application';
import { formatDollars } from '@fairlead/domain/money';
import { formatDay } from '@fairlead/domain/packages';
import { applicableSets } from '../../applications/answers.ts';
import { comesFromLastYear, lastYear } from '../../applications/last-year.ts';
import type { AnswerRow, AnswerValue } from '../../conditions/index.ts';
import type { FieldContent, QuestionSetContent } from '../../content/shapes/question-sets.ts';
import type { ApplicationRow } from '../../database/tables.ts';
import { seconds } from '../../world/clock.ts';
import type { World } from '../../world/world.ts';
import { isAnswered } from './progress.ts';
import { isEditable } from './question-sets.ts';

/** How long it takes to put a review together. */
const reviewTakes = seconds(2);

const reviewSetId = 'qs_review';
export const attestationField = 'accuracy-attestation';

/** Returns the review of the answers. The first call starts it; it is PENDING until it is complete. */
export async function reviewOf(world: World, application: ApplicationRow): Promise<Review> {
  const started = application.review_started_at ?? world.now();
  if (application.review_started_at === null)
    await world.store.put('application', { ...application, review_started_at: started });
  if (world.now() < started + reviewTakes)
    return { status: 'PENDING', question_set: null, sections: [] };
  return {
    status: 'READY',
    question_set: attestationSet,
    sections: applicableSets(world, application)
      .filter((set) => isAnswered(application, set))
      .map((set) => sectionOf(set, application)),
  };
}

type Section = Review['sections'][number];

function sectionOf(set: QuestionSetContent, application: ApplicationRow): Section {
  const saved = application.answers[set.name];
  const isScalar = set.type === 'SCALAR';
  const rows = saved ? [saved].flat() : isScalar ? [] : [{}];
  return {
    question_set_id: set.id,
    title: set.title,
    order: set.order,
    editable: isEditable(application, set),
    row_label: set.row_label ?? null,
    rows: rows.flatMap((row, index) =>
      rowsOf(set, row, {
        row: isScalar ? index + 1 : null,
        before: lastYearOf(application, index),
      }),
    ),
  };
}

type Before = ((name: string) => AnswerValue) | null;

/** Returns last year's value of a field in a renewal's row; null if the application isn't a renewal. */
function lastYearOf({ context, outside }: ApplicationRow, index: number): Before {
  if (!context.is_renewal) return null;
  const known = outside.filter((found) => found.source === lastYear && found.index === index);
  return (name) => known.find(({ unique_name }) => unique_name === name)?.value ?? null;
}

function rowsOf(
  { questions }: QuestionSetContent,
  answers: AnswerRow,
  { row, before }: { readonly row: number | null; readonly before: Before },
): Section['rows'] {
  return questions.flatMap(({ id, title, fields }) => {
    const visible = fields.filter((field) => !field.hidden);
    return visible
      .filter((field) => (answers[field.unique_name] ?? null) !== null)
      .map((field) => ({
        question_id: id,
        ...labelsOf(field, title, visible.length === 1),
        row,
        values: shownValues(field, answers[field.unique_name] ?? null),
        last_year:
          before && comesFromLastYear(field) ? shownValues(field, before(field.unique_name)) : null,
      }));
  });
}

/** The form shows a single choice under the question, and any other field under the question and its own label. */
function labelsOf(field: FieldContent, title: string, isOnly: boolean) {
  const isChoice = ['BOOLEAN', 'MULTI_SELECT'].includes(field.type) || field.control === 'radio';
  if (isOnly && isChoice) return { label: title, question: null };
  return { label: field.label, question: field.label === title ? null : title };
}

/** Formats values as the form shows them: options by name, money in dollars, days as MM/dd/yyyy. */
function shownValues(field: FieldContent, value: AnswerValue): string[] {
  if (value === null) return [];
  if (Array.isArray(value)) return value.map((option) => optionName(field, option));
  if (typeof value === 'boolean') return [value ? 'Yes' : 'No'];
  if (typeof value === 'number')
    return [field.type === 'CURRENCY' ? formatDollars(value) : String(value)];
  return [field.type === 'DATE' ? formatDay(value) : optionName(field, value)];
}

const optionName = ({ enum_options }: FieldContent, value: string) =>
  enum_options?.find((option) => option.value === value)?.display_value ?? value;

const attestationSet: QuestionSet = {
  id: reviewSetId,
  name: 'review',
  title: 'Please check your answers',
  description: null,
  type: 'SINGULAR',
  order: 1000,
  editable: true,
  answers: {},
  questions: [
    {
      id: 'q_review_attestation',
      name: 'attestation',
      title: 'Are these answers true and complete?',
      description: null,
      summary: null,
      required: true,
      shown_when: null,
      required_when: null,
      fields: [
        {
          id: attestationField,
          unique_name: attestationField,
          type: 'BOOLEAN',
          label:
            'I am authorized to answer for the company. I have checked with the other officers, and to the best of our knowledge these answers are true and complete.',
          required: true,
          hidden: false,
          disabled: false,
          enum_options: [],
          outside_data_values: [],
          field_validations: [{ type: 'REQUIRED' }],
          provided_value: null,
          value: null,
          summary: null,
          item_type: null,
          shown_when: null,
          required_when: null,
        },
      ],
    },
  ],
};
