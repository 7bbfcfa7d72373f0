import { emptyInput, inputOf, isEmptyInput, offeredInput } from './input.ts';
import { type FieldSpot, layOut, rowOf } from './layout.ts';
import { type OutsideDataSource, outsideDataSources } from './names.ts';
import { isRepeating, numberedFromOne, outsideRow, rowLimits } from './outside-rows.ts';
import { firstRowIsZero, savedAnswers } from './saved-rows.ts';
import type {
  FieldInput,
  FieldShape,
  PlainValue,
  ProvidedValue,
  QuestionSetShape,
  Values,
} from './shapes.ts';

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
  const saved = savedAnswers(set);
  const rows = rowsAtOpening(set, saved);
  const known = { saved, isSaved: saved.size > 0, firstRow: firstRowIsZero(set) ? 0 : 1 };
  const values = new Map<string, FieldInput>();
  const prefilled = new Map<string, OutsideDataSource>();
  for (const spot of layOut(set, rows).fields.values()) {
    const found = knownValue(spot, known);
    values.set(spot.id, found?.input ?? emptyInput(spot.field));
    if (found?.source) prefilled.set(spot.id, found.source);
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

type Saved = ReadonlyMap<string, readonly PlainValue[]>;
type Known = { readonly saved: Saved; readonly isSaved: boolean; readonly firstRow: number };

function knownValue({ id, field, row }: FieldSpot, known: Known): KnownValue | null {
  const saved = known.saved.get(id);
  if (saved) return { input: shownInput(field, saved), source: null };
  const fixed = fixedValue(field);
  if (fixed !== null) return { input: fixed, source: null };
  if (known.isSaved) return null;
  // The server describes the first row.
  const isDescribed = row === null || (row === 1 && rowOf(field.id) === known.firstRow);
  const provided = isDescribed ? providedInput(field) : null;
  if (provided !== null) return { input: provided, source: null };
  return outsideValue(field, row);
}

const precedence = [...outsideDataSources].reverse();

function outsideValue(field: FieldShape, row: number | null): KnownValue | null {
  const ofRow = field.outside_data_values.filter(({ index }) => (index ?? 1) === (row ?? 1));
  for (const source of precedence) {
    const found = ofRow.find((value) => value.source === source);
    const input = found && shownInput(field, found.value);
    if (input !== undefined && !isEmptyInput(input)) return { input, source };
  }
  return null;
}

/** What the server provided for a field, or null; a blank value is none. */
function providedInput(field: FieldShape): FieldInput | null {
  const provided = field.value ?? field.provided_value;
  const input = provided === null ? null : shownInput(field, provided);
  return input === null || isEmptyInput(input) ? null : input;
}

const isFixed = ({ disabled, hidden }: FieldShape): boolean => disabled || hidden;

/** Applicants cannot enter a disabled or hidden field, so its value holds for every row. */
const fixedValue = (field: FieldShape): FieldInput | null =>
  isFixed(field) ? providedInput(field) : null;

/** Nobody could choose another option in a field that can't be entered, so it keeps one that isn't offered. */
const shownInput = (field: FieldShape, provided: ProvidedValue): FieldInput =>
  isFixed(field) ? inputOf(field, provided) : offeredInput(field, provided);

function rowsAtOpening(set: QuestionSetShape, saved: Saved): readonly number[] {
  if (!isRepeating(set)) return [];
  const offered = numberedFromOne(set).flatMap(({ fields }) =>
    fields.flatMap(({ outside_data_values, disabled, hidden }) =>
      disabled || hidden ? [] : outside_data_values.map(({ index }) => outsideRow(set, index)),
    ),
  );
  const known = saved.size > 0 ? [...saved.keys()].map(rowOf) : offered;
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
