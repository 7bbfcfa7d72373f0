import { isRepeating, numberedFromOne } from './outside-rows.ts';
import type { FieldShape, QuestionSetShape, QuestionShape } from './shapes.ts';

/** A field at its place: which question it belongs to and, in a repeating set, which row. */
export type FieldSpot = {
  /** Unique in the open set: the field's id, in a repeating set with the row: 'employee-state#2'. */
  readonly id: string;
  readonly field: FieldShape;
  readonly question: QuestionSpot;
  readonly row: number | null;
};

export type QuestionSpot = {
  readonly key: string;
  readonly question: QuestionShape;
  readonly row: number | null;
  readonly fields: readonly FieldSpot[];
};

/** The layout of an open set: every question and field of every row, in page order, and indexes to find them. */
export type Layout = {
  readonly set: QuestionSetShape;
  readonly rows: readonly number[];
  readonly questions: readonly QuestionSpot[];
  readonly fields: ReadonlyMap<string, FieldSpot>;
  /** By unique name (with the row in a repeating set), which conditions refer to. */
  readonly byName: ReadonlyMap<string, FieldSpot>;
};

/** 'employee-state#1' → 'employee-state'. */
export const baseId = (id: string) => id.replace(/#\d+$/, '');

/** The row in a field id, or null when there is none: 'employee-state#2' → 2. */
export function rowOf(id: string): number | null {
  const match = /#(\d+)$/.exec(id);
  return match ? Number(match[1]) : null;
}

export const inRow = (name: string, row: number | null) => (row === null ? name : `${name}#${row}`);

/** Creates the layout of a set for the given row numbers, in page order; a set that doesn't repeat ignores them. */
export function layOut(set: QuestionSetShape, rows: readonly number[]): Layout {
  const repeats = isRepeating(set);
  const places: readonly (number | null)[] = repeats ? rows : [null];
  const described = numberedFromOne(set);
  const questions = places.flatMap((row) => described.map((question) => spotOf(question, row)));
  const fields = questions.flatMap((question) => question.fields);
  return {
    set,
    rows: repeats ? rows : [],
    questions,
    fields: new Map(fields.map((spot) => [spot.id, spot])),
    byName: new Map(fields.map((spot) => [inRow(spot.field.unique_name, spot.row), spot])),
  };
}

function spotOf(question: QuestionShape, row: number | null): QuestionSpot {
  const fields: FieldSpot[] = [];
  const spot: QuestionSpot = { key: inRow(question.id, row), question, row, fields };
  for (const field of question.fields) {
    const id = row === null ? field.id : inRow(baseId(field.id), row);
    fields.push({ id, field, question: spot, row });
  }
  return spot;
}
