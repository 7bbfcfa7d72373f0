import { formatDay } from '@fairlead/domain/calendar-day';
import { centsFromDollars, formatDollars } from '../money/index.ts';
import { isEmptyInput, offeredInput, wireValues } from './input.ts';
import type { FieldSpot } from './layout.ts';
import { fieldType } from './names.ts';
import { optionName } from './option-name.ts';
import type { FieldInput, FieldShape } from './shapes.ts';

type FieldInRow = Pick<FieldSpot, 'field' | 'row'>;

/** Returns last year's answer as form input; null if there is none that can be given today. */
export function lastYearsInput({ field, row }: FieldInRow): FieldInput | null {
  const found = field.outside_data_values.find(
    ({ source, index }) => source === 'LAST_YEARS_APPLICATION' && (index ?? 1) === (row ?? 1),
  );
  const before = found ? offeredInput(field, found.value) : '';
  return isEmptyInput(before) ? null : before;
}

/** Returns last year's answer in readable form if the field has another value now; null otherwise. */
export function changedFromLastYear(
  spot: FieldInRow,
  value: FieldInput | undefined,
): string | null {
  const before = lastYearsInput(spot);
  if (before === null || isSameAnswer(spot.field, before, value)) return null;
  return shown(spot.field, before);
}

/** Whether both are sent as the same answer; the order of choices doesn't matter. */
function isSameAnswer(field: FieldShape, one: FieldInput, other: FieldInput | undefined): boolean {
  const sent = [one, other].map((input) => wireValues(field, input).map(String).toSorted());
  return JSON.stringify(sent[0]) === JSON.stringify(sent[1]);
}

function shown(field: FieldShape, input: FieldInput): string {
  if (typeof input !== 'string') return input.map((value) => optionName(field, value)).join('; ');
  switch (fieldType(field.type)) {
    case 'CURRENCY':
      return formatDollars(centsFromDollars(input) ?? 0);
    case 'BOOLEAN':
      return input === 'true' ? 'Yes' : 'No';
    case 'DATE':
      return formatDay(input);
    default:
      return optionName(field, input);
  }
}
