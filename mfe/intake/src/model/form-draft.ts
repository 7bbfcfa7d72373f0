import { emptyIntakeForm, type IntakeForm, keysOf } from '@fairlead/domain';
import { createDraft, intakeDraft, PlaceShape } from '@fairlead/store';
import { createStore, type Event, type Store } from 'effector';
import * as s from 'superstruct';
import { content } from '../content.ts';

const textFields = keysOf(emptyIntakeForm).filter(
  (field) => typeof emptyIntakeForm[field] === 'string',
);

const FormFields = s.type({
  ...Object.fromEntries(textFields.map((field) => [field, s.string()])),
  hasNoWebsite: s.boolean(),
  terms: s.boolean(),
  address: s.nullable(PlaceShape),
});
const Shape = s.define<IntakeForm>(
  'IntakeForm',
  (value) => s.validate(value, FormFields)[0] ?? true,
);

/** Keeps what was typed through reload, Back, crash and swap, until an application holds it. */
export function createFormDraft({
  $form,
  changed,
}: {
  $form: Store<IntakeForm>;
  changed: Event<unknown>;
}) {
  return createDraft({
    key: createStore<string | null>(intakeDraft),
    version: 1,
    source: $form,
    changed,
    shape: Shape,
    atRisk: content.atRisk,
  });
}
