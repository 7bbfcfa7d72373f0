import type { FieldShape, FieldSpot, ProvidedValue } from '@fairlead/domain/question-set';
import stored from '../full-answers.json' with { type: 'json' };
import { plain, type SpokenValue } from './answer-values.ts';

type Row = Readonly<Record<string, ProvidedValue>>;
const sets = stored.sets as unknown as Readonly<Record<string, Row | readonly Row[]>>;

/** How many rows the full answer set has for a repeating set. */
export function storedRows(setName: string): number {
  const rows = sets[setName];
  return Array.isArray(rows) ? rows.length : 0;
}

/** The answer of the full answer set to a field, in the words of the wire; null when it has none. `position` counts rows from 0. */
export function storedAnswer(
  setName: string,
  name: string,
  position: number,
): ProvidedValue | null {
  const known = sets[setName];
  const row = Array.isArray(known)
    ? (known[position] as Row | undefined)
    : (known as Row | undefined);
  const value = row?.[name] ?? null;
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? shifted(value) : value;
}

const msPerDay = 86_400_000;

/** The answers were written for one day; every date moves with the days since. */
function shifted(day: string): string {
  const days = Math.floor(Date.now() / msPerDay) - Math.floor(Date.parse(stored.as_of) / msPerDay);
  return new Date(Date.parse(day) + days * msPerDay).toISOString().slice(0, 10);
}

/** A plausible answer to a required field that the full answer set leaves out. */
export function plausibleAnswer(field: Omit<FieldShape, 'outside_data_values'>): SpokenValue {
  const [option] = [...field.enum_options].sort((one, other) => one.order - other.order);
  const bound = (name: string) =>
    field.field_validations.find(({ type }) => type === name)?.value ?? null;
  switch (field.type) {
    case 'BOOLEAN':
      return false;
    case 'SINGLE_SELECT':
      return option?.value ?? '';
    case 'MULTI_SELECT':
      return option ? [String(bound('EXCLUSIVE_OPTION') ?? option.value)] : [];
    case 'INTEGER':
      return Math.max(1, Number(bound('MIN') ?? 1));
    case 'CURRENCY':
      return Math.max(1000, Number(bound('MIN') ?? 0) / 100);
    case 'DATE':
      return String(
        bound('MIN') ?? bound('MAX') ?? new Date(Date.now()).toISOString().slice(0, 10),
      );
    default:
      return 'Answered for a scenario, in more than a few words.';
  }
}

/** What a scenario says instead of the full answer set, for a field of that label or name. */
export function overrideFor(
  overrides: Readonly<Record<string, SpokenValue>>,
  { field, question }: Pick<FieldSpot, 'field' | 'question'>,
): SpokenValue | undefined {
  const names = [field.unique_name, field.label, question.question.title].map(plain);
  const found = Object.entries(overrides).find(([name]) => names.includes(plain(name)));
  return found?.[1];
}
