import { formatDay } from '../calendar-day.ts';
import { centsFromDollars, formatMoney } from '../money/index.ts';
import { inputOf, isEmptyInput } from './input.ts';
import type { FieldSpot } from './layout.ts';
import { fieldType } from './names.ts';
import type { FieldInput, FieldShape } from './shapes.ts';

/** Last year's answer as a reader knows it, where the field holds another one now; null otherwise. */
export function changedFromLastYear(
  { field, row }: Pick<FieldSpot, 'field' | 'row'>,
  value: FieldInput | undefined,
): string | null {
  const found = field.outside_data_values.find(
    ({ source, index }) => source === 'LAST_YEARS_APPLICATION' && (index ?? 1) === (row ?? 1),
  );
  if (!found) return null;
  const before = inputOf(field, found.value);
  if (isEmptyInput(before) || String(before) === String(value ?? '')) return null;
  return shown(field, before);
}

function shown(field: FieldShape, input: FieldInput): string {
  if (typeof input !== 'string') return input.map((value) => optionName(field, value)).join('; ');
  switch (fieldType(field.type)) {
    case 'CURRENCY':
      return formatMoney(centsFromDollars(input) ?? 0);
    case 'BOOLEAN':
      return input === 'true' ? 'Yes' : 'No';
    case 'DATE':
      return formatDay(input);
    default:
      return optionName(field, input);
  }
}

const optionName = ({ enum_options }: FieldShape, value: string) =>
  enum_options.find((option) => option.value === value)?.display_value ?? value;
