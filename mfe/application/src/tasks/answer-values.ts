import {
  type FieldInput,
  type FieldShape,
  type FieldSpot,
  inputOf,
  isFieldShown,
  type Layout,
  type Patches,
  type ProvidedValue,
} from '@fairlead/domain/question-set';
import { array, boolean, number, record, string, union } from 'superstruct';

const Plain = union([string(), number(), boolean()]);

/** Answers as a scenario writes them: by the question's title or the field's label, in the words on the page. */
export const AnswersInput = record(string(), union([Plain, array(Plain)]));
export const RowsInput = array(AnswersInput);
export type SpokenValue = string | number | boolean | (string | number | boolean)[];

/** Labels are compared without regard to case, spaces and the kind of apostrophe. */
export const plain = (text: string) =>
  text.trim().toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').replace(/\?$/, '');

/** The shown field that is called so: by its label, its name, or the title of its question when that asks for one thing. */
export function spotCalled(
  name: string,
  layout: Layout,
  patches: Patches,
  row: number | null,
): FieldSpot {
  const shown = [...layout.fields.values()].filter(
    (spot) => (row === null || spot.row === row) && isFieldShown(spot, patches),
  );
  const wanted = plain(name);
  const isCalled = ({ field }: FieldSpot) =>
    plain(field.label) === wanted || plain(field.unique_name) === wanted;
  const isAlone = ({ question }: FieldSpot) =>
    shown.filter((spot) => spot.question.key === question.key).length === 1;
  const found = shown.find(
    (spot) => isCalled(spot) || (plain(spot.question.question.title) === wanted && isAlone(spot)),
  );
  if (found) return found;
  const there = shown.map((spot) => spot.field.label).join(', ');
  throw new Error(`'${layout.set.title}' has no field '${name}'. It has: ${there || 'none'}`);
}

/** What was written in a scenario as the field holds it; an option may be written by its text or its value. */
export function inputSpoken(field: FieldShape, spoken: SpokenValue): FieldInput {
  const values = Array.isArray(spoken) ? spoken : [spoken];
  if (field.type === 'MULTI_SELECT') return values.map((value) => optionOf(field, value));
  const [value = ''] = values;
  if (field.type === 'SINGLE_SELECT') return optionOf(field, value);
  if (field.type === 'BOOLEAN') return /^(yes|true)$/i.test(String(value)) ? 'true' : 'false';
  if (field.type === 'DATE') return isoDay(String(value));
  return String(value);
}

/** An answer of the full answer set as the field holds it. */
export const inputStored = (field: FieldShape, stored: ProvidedValue): FieldInput =>
  inputOf(field, stored);

function optionOf({ label, enum_options }: FieldShape, value: string | number | boolean): string {
  const wanted = plain(String(value));
  if (wanted === '') return '';
  const found = enum_options.find(
    (option) => plain(option.display_value) === wanted || plain(option.value) === wanted,
  );
  if (found) return found.value;
  const offered = enum_options.map(({ display_value }) => display_value).join(', ');
  throw new Error(`'${label}' does not offer '${value}'. It offers: ${offered}`);
}

/** 11/20/2026 → 2026-11-20. */
function isoDay(text: string): string {
  const us = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text);
  return us ? `${us[3]}-${us[1]?.padStart(2, '0')}-${us[2]?.padStart(2, '0')}` : text;
}
