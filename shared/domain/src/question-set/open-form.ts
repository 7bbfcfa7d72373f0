import { emptyInput, inputOf } from './input.ts';
import { type FieldSpot, layOut, rowOf } from './layout.ts';
import { type OutsideDataSource, outsideDataSources } from './names.ts';
import { isRepeating, numberedFromOne, outsideRow, rowLimits } from './outside-rows.ts';
import type { FieldInput, FieldShape, QuestionSetShape, Values } from './shapes.ts';

/** A set when it opens: its rows, its values, and the sources of values that the applicant didn't enter. */
export type OpenForm = {
  readonly rows: readonly number[];
  readonly values: Values;
  readonly prefilled: ReadonlyMap<string, OutsideDataSource>;
};

/**
 * Opens a set with its saved answers. If it was never saved, uses provided values, then last year's application, then
 * enrichment (A§5, AMB-34: cents are shown as dollars, other numbers unchanged).
 */
export function openForm(set: QuestionSetShape): OpenForm {
  const rows = rowsAtOpening(set);
  const isSaved = hasAnswers(set);
  const values = new Map<string, FieldInput>();
  const prefilled = new Map<string, OutsideDataSource>();
  for (const spot of layOut(set, rows).fields.values()) {
    const known = knownValue(set, spot, isSaved);
    values.set(spot.id, known?.input ?? emptyInput(spot.field));
    if (known?.source) prefilled.set(spot.id, known.source);
  }
  return { rows, values, prefilled };
}

/** Returns the values of a new row: empty, except for fields that can't be edited. */
export function openRow(set: QuestionSetShape, row: number): Values {
  const spots = [...layOut(set, [row]).fields.values()];
  return new Map(
    spots.map(({ id, field }) => [id, fixedValue(field) ?? emptyInput(field)] as const),
  );
}

type KnownValue = { readonly input: FieldInput; readonly source: OutsideDataSource | null };

function knownValue(set: QuestionSetShape, spot: FieldSpot, isSaved: boolean): KnownValue | null {
  const { id, field, question, row } = spot;
  const saved = set.answers[question.question.id]?.[id];
  if (saved) return { input: inputOf(field, saved), source: null };
  const fixed = fixedValue(field);
  if (fixed !== null) return { input: fixed, source: null };
  if (isSaved) return null;
  const provided =
    row === null || row === rowOf(field.id) ? (field.value ?? field.provided_value) : null;
  if (provided !== null) return { input: inputOf(field, provided), source: null };
  return outsideValue(field, row);
}

const precedence = [...outsideDataSources].reverse();

function outsideValue(field: FieldShape, row: number | null): KnownValue | null {
  const ofRow = field.outside_data_values.filter(({ index }) => (index ?? 1) === (row ?? 1));
  for (const source of precedence) {
    const found = ofRow.find((value) => value.source === source);
    if (found) return { input: inputOf(field, found.value), source };
  }
  return null;
}

/** Applicants cannot enter a disabled or hidden field, so its value holds for every row. */
function fixedValue(field: FieldShape): FieldInput | null {
  const provided = field.value ?? field.provided_value;
  return (field.disabled || field.hidden) && provided !== null ? inputOf(field, provided) : null;
}

const hasAnswers = ({ answers }: QuestionSetShape) =>
  Object.values(answers).some((fields) => Object.keys(fields).length > 0);

function rowsAtOpening(set: QuestionSetShape): readonly number[] {
  if (!isRepeating(set)) return [];
  const saved = Object.values(set.answers).flatMap((fields) => Object.keys(fields).map(rowOf));
  const offered = numberedFromOne(set).flatMap(({ fields }) =>
    fields.flatMap(({ outside_data_values, disabled, hidden }) =>
      disabled || hidden ? [] : outside_data_values.map(({ index }) => outsideRow(set, index)),
    ),
  );
  const known = hasAnswers(set) ? saved : offered;
  const count = Math.max(rowLimits(set).min, 0, ...known.filter((row) => row !== null));
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Whether a row has input, so that removing it asks first. */
export function isRowFilled(set: QuestionSetShape, row: number, values: Values): boolean {
  const untouched = openRow(set, row);
  return [...untouched].some(([id, input]) => String(values.get(id) ?? '') !== String(input));
}

/** Returns the next unused row number. */
export const nextRow = (rows: readonly number[]) => Math.max(0, ...rows) + 1;
