import type { IntakeForm } from '@fairlead/domain';
import { createDraft, intakeDraft, PlaceShape } from '@fairlead/store';
import { createStore, type Event, type Store } from 'effector';
import * as s from 'superstruct';
import { content } from '../content.ts';

const FormShape = s.type({
  legalName: s.string(),
  website: s.string(),
  hasNoWebsite: s.boolean(),
  addressText: s.string(),
  address: s.nullable(PlaceShape),
  addressLine2: s.string(),
  addressType: s.string(),
  firstName: s.string(),
  lastName: s.string(),
  title: s.string(),
  titleOther: s.string(),
  email: s.string(),
  phone: s.string(),
  hdyhau: s.string(),
  hdyhauOther: s.string(),
  terms: s.boolean(),
});

/** Keeps the input through reload, Back, crash and swap, until the application is created. */
export function createFormDraft({
  $form,
  changed,
}: {
  $form: Store<IntakeForm>;
  changed: Event<unknown>;
}) {
  return createDraft<IntakeForm>({
    key: createStore<string | null>(intakeDraft),
    version: 1,
    source: $form,
    changed,
    shape: FormShape,
    atRisk: content.atRisk,
  });
}
