import type { FieldShape, QuestionSetShape, QuestionShape } from './shapes.ts';

export const isRepeating = ({ type }: Pick<QuestionSetShape, 'type'>) => type === 'SCALAR';

/** Returns the allowed number of rows of a repeating set; at least one unless the server says otherwise. */
export const rowLimits = ({ min_rows, max_rows }: QuestionSetShape) => ({
  min: min_rows ?? 1,
  max: max_rows ?? 50,
});

/** A value from outside whose row doesn't exist, so that no field shows it. */
export type UnplacedValue = { readonly field: string; readonly row: number };

/**
 * Returns a set's questions with the rows of outside values counted from 1. Servers count them from 0 or from 1: the
 * smallest number is the first row (AMB-100), in a repeating set among all its fields.
 */
export function numberedFromOne(set: QuestionSetShape): readonly QuestionShape[] {
  const isCountedFromZero = set.questions.some(({ fields }) => fields.some(hasRowZero));
  if (!isCountedFromZero) return set.questions;
  return set.questions.map((question) => ({
    ...question,
    fields: question.fields.map((field) =>
      isRepeating(set) || hasRowZero(field) ? fromOne(field) : field,
    ),
  }));
}

const hasRowZero = ({ outside_data_values }: FieldShape) =>
  outside_data_values.some(({ index }) => index === 0);

const fromOne = (field: FieldShape): FieldShape => ({
  ...field,
  outside_data_values: field.outside_data_values.map((value) => ({
    ...value,
    index: value.index === null ? null : value.index + 1,
  })),
});

/** Returns the row of an outside value that is counted from 1; null if the set can't have such a row. */
export function outsideRow(set: QuestionSetShape, index: number | null): number | null {
  const row = index ?? 1;
  const last = isRepeating(set) ? rowLimits(set).max : 1;
  return Number.isInteger(row) && row >= 1 && row <= last ? row : null;
}

/** Returns the outside values that no row of the set shows, with the numbers that the server gave. */
export function unplacedValues(set: QuestionSetShape): readonly UnplacedValue[] {
  const given = set.questions.flatMap(({ fields }) => fields);
  const numbered = numberedFromOne(set).flatMap(({ fields }) => fields);
  return numbered.flatMap(({ outside_data_values }, at) =>
    outside_data_values.flatMap(({ index }, value) => {
      const field = given[at];
      const row = field?.outside_data_values[value]?.index ?? null;
      return field && row !== null && outsideRow(set, index) === null
        ? [{ field: field.unique_name, row }]
        : [];
    }),
  );
}
