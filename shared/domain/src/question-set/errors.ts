import { emptyInput, isEmptyInput } from './input.ts';
import type { FieldSpot, Layout } from './layout.ts';
import { isFieldRequired, isFieldShown, isQuestionRequired, type Patches } from './patches.ts';
import type { Values } from './shapes.ts';
import { validationError, validationWarning } from './validations.ts';

/** A§5. */
export const requiredMessage = 'Required';

/**
 * What is wrong with one field, or null. A field that is not shown has no error; nor has any field of an optional
 * question that is empty as a whole (A§5).
 */
export function fieldError(spot: FieldSpot, values: Values, patches: Patches): string | null {
  if (!isFieldShown(spot, patches)) return null;
  const input = values.get(spot.id) ?? emptyInput(spot.field);
  if (!isEmptyInput(input)) return validationError(spot.field, input);
  if (!isFieldRequired(spot, patches)) return null;
  return isLeftOut(spot, values, patches) ? null : requiredMessage;
}

/** The warning beside a field, or null; it never blocks. */
export function fieldWarning({ id, field }: FieldSpot, values: Values): string | null {
  const input = values.get(id);
  return input === undefined || isEmptyInput(input) ? null : validationWarning(field, input);
}

/** Everything that keeps a set from being saved, by field id, in page order. */
export function errorsOf(
  layout: Layout,
  values: Values,
  patches: Patches,
): ReadonlyMap<string, string> {
  const errors = new Map<string, string>();
  for (const spot of layout.fields.values()) {
    const error = fieldError(spot, values, patches);
    if (error) errors.set(spot.id, error);
  }
  return errors;
}

/** A disabled field was not entered by the applicant, so it does not make an optional question count as begun. */
function isLeftOut({ question }: FieldSpot, values: Values, patches: Patches): boolean {
  if (isQuestionRequired(question, patches)) return false;
  return question.fields.every(
    ({ id, field }) => field.disabled || field.hidden || isEmptyInput(values.get(id)),
  );
}
