import {
  changeIntake,
  emptyIntakeForm,
  type IntakeField,
  type IntakeForm,
  intakeErrors,
  intakeFieldNames,
  intakeFields,
  isAsked,
} from '@fairlead/domain';
import { entered, intakeAnswersUsed } from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import { createFormDraft } from './form-draft.ts';

/** The intake form: its values, its errors, and which errors are shown. */
export function createForm() {
  const changed = createEvent<Partial<IntakeForm>>();
  /** A field was touched and left. */
  const fieldLeft = createEvent<IntakeField>();
  /** Someone tried to submit. */
  const attempted = createEvent();

  const $form = createStore(emptyIntakeForm).on(changed, changeIntake).reset(intakeAnswersUsed);
  const $touched = createStore<ReadonlySet<IntakeField>>(new Set(), { serialize: 'ignore' })
    .on(fieldLeft, (touched, field) => new Set(touched).add(field))
    // If it is shown again later, it counts as not visited.
    .on($form, (touched, form) => new Set([...touched].filter((field) => isAsked(field, form))))
    .reset(intakeAnswersUsed);
  const $attempts = createStore(0)
    .on(attempted, (attempts) => attempts + 1)
    .reset(intakeAnswersUsed);

  const $errors = $form.map(intakeErrors);
  const $isValid = $errors.map((errors) => Object.keys(errors).length === 0);

  /** A§5: errors show after a submit attempt, or after touch and blur. */
  const $shownErrors = combine($errors, $touched, $attempts, (errors, touched, attempts) =>
    attempts > 0
      ? errors
      : Object.fromEntries(
          intakeFields.filter((field) => touched.has(field)).map((field) => [field, errors[field]]),
        ),
  );

  /** After an attempt to submit: the invalid fields in page order, with the ids of their controls. */
  const $summary = combine($errors, $attempts, (errors, attempts) =>
    attempts === 0
      ? []
      : intakeFields
          .filter((field) => errors[field])
          .map((field) => ({ id: controlId(field), text: intakeFieldNames[field] })),
  );

  const draft = createFormDraft({ $form, changed });
  sample({ clock: entered('intake'), target: draft.restore });
  $form.on(draft.restored, (_, kept) => kept);

  return {
    changed,
    fieldLeft,
    attempted,
    $form,
    $attempts,
    $isValid,
    $errors,
    $shownErrors,
    $summary,
    $isAtRisk: draft.$isAtRisk,
  };
}

export type Form = ReturnType<typeof createForm>;

/** Returns the id of a field's native control, which the error summary links to. */
export const controlId = (field: IntakeField) => `intake-${field}`;
