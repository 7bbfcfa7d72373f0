import { emptyInput, isEmptyInput } from './input.ts';
import type { FieldSpot, Layout } from './layout.ts';
import { isFieldRequired, isFieldShown, isQuestionRequired, type Patches } from './patches.ts';
import type { Values } from './shapes.ts';
import { validationError, validationWarning } from './validations.ts';

/** A§5. */
const requiredMessage = 'Required';

/**
 * Returns the error of a field, or null. A hidden field has no error, and neither do the fields of an optional question
 * without any answer (A§5).
 */
export function fieldError(spot: FieldSpot, values: Values, patches: Patches): string | null {
  if (!isFieldShown(spot, patches)) return null;
  const input = values.get(spot.id) ?? emptyInput(spot.field);
  if (!isEmptyInput(input)) return validationError(spot.field, input);
  if (!isFieldRequired(spot, patches)) return null;
  return isLeftOut(spot, values, patches) ? null : requiredMessage;
}

/** Returns the warning of a field, which doesn't block, or null. */
export function fieldWarning({ id, field }: FieldSpot, values: Values): string | null {
  const input = values.get(id);
  return input === undefined || isEmptyInput(input) ? null : validationWarning(field, input);
}

/** Returns all errors that prevent saving the set, by field id, in page order. */
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

/** The applicant can't enter a disabled field, so its value doesn't make an optional question required. */
function isLeftOut({ question }: FieldSpot, values: Values, patches: Patches): boolean {
  if (isQuestionRequired(question, patches)) return false;
  return question.fields.every(
    ({ id, field }) => field.disabled || field.hidden || isEmptyInput(values.get(id)),
  );
}
