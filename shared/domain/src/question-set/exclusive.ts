import type { FieldInput, FieldShape } from './shapes.ts';

/** The exclusive options of a multi-select. */
export const exclusiveOptions = ({ field_validations }: Pick<FieldShape, 'field_validations'>) =>
  field_validations
    .filter(({ type }) => type === 'EXCLUSIVE_OPTION')
    .map(({ value }) => String(value));

/**
 * Returns the effective selection: choosing an exclusive option clears the others, and choosing another clears the
 * exclusive one (A§5). Other kinds of input are returned unchanged.
 */
export function settleChoice(
  field: Pick<FieldShape, 'field_validations'>,
  before: FieldInput | undefined,
  after: FieldInput,
): FieldInput {
  if (typeof after === 'string') return after;
  const exclusive = exclusiveOptions(field);
  const had = new Set(typeof before === 'string' ? [before] : (before ?? []));
  const added = after.filter((option) => !had.has(option));
  const alone = added.find((option) => exclusive.includes(option));
  if (alone !== undefined) return [alone];
  return added.length > 0 ? after.filter((option) => !exclusive.includes(option)) : after;
}
