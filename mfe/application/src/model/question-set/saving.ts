import { type Progress, saveAnswers } from '@fairlead/contracts/application';
import { type Layout, type Patches, payloadOf, type Values } from '@fairlead/domain/question-set';
import { createCallFx, left, navigate, routeByStatusFx } from '@fairlead/store';
import {
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { isStatus } from '../failure-text.ts';
import { placeToGoOn } from '../resume.ts';
import { type SummaryLine, summaryOf } from './checking.ts';
import type { SetPlace } from './opening.ts';
import { type RefusedField, refusedFields } from './refused-fields.ts';
import { saveFailureText } from './save-failure.ts';

type Form = { layout: Layout | null; values: Values; patches: Patches };
type Given = {
  readonly entry: Event<unknown>;
  readonly changed: Event<unknown>;
  readonly attempted: EventCallable<void>;
  readonly fieldsRefused: EventCallable<readonly RefusedField[]>;
  readonly $form: Store<Form>;
  readonly $place: Store<SetPlace | null>;
  readonly $isOpen: Store<boolean>;
};

/** 'Save & Continue': checks the whole set, saves it once, and goes to the next set or to the review (A§4). */
export function createSaving({
  entry,
  changed,
  attempted,
  fieldsRefused,
  $form,
  $place,
  $isOpen,
}: Given) {
  const submitted = createEvent();
  const saveFx = createCallFx(saveAnswers);

  /** From the press until the next screen: a second press does nothing. */
  const $isSaving = createStore(false)
    .on(saveFx, () => true)
    .reset([saveFx.fail, entry, left('question-set')]);

  const begun = sample({
    clock: submitted,
    source: { form: $form, place: $place, isOpen: $isOpen, isSaving: $isSaving },
    filter: ({ place, isOpen, isSaving }) => isOpen && place !== null && !isSaving,
    fn: ({ form, place }) => ({ form, place: place as SetPlace, errors: summaryOf(form) }),
  });
  sample({ clock: begun, fn: () => {}, target: attempted });
  sample({
    clock: begun,
    filter: ({ errors }: { errors: readonly SummaryLine[] }) => errors.length === 0,
    fn: ({ form: { layout, values, patches }, place }) => ({
      params: { id: place.applicationId },
      body: {
        question_set_id: place.questionSetId,
        answers: layout ? payloadOf(layout, values, patches) : {},
      },
    }),
    target: saveFx,
  });

  const saved: Event<{ progress: Progress; applicationId: string }> = saveFx.done.map(
    ({ params, result }) => ({ progress: result, applicationId: params.params.id }),
  );

  const $saveFailure = createStore<string | null>(null)
    .on(saveFx.failData, (_, failure) => saveFailureText(failure))
    .reset([entry, saveFx, changed]);
  sample({
    clock: saveFx.fail,
    filter: ({ error }) => isStatus(error, 409),
    fn: ({ params }) => ({ applicationId: params.params.id }),
    target: routeByStatusFx,
  });

  const refused = sample({
    clock: saveFx.failData,
    source: $form,
    fn: ({ layout }, failure) => refusedFields(failure, layout),
  });
  sample({ clock: refused, filter: (fields) => fields.length > 0, target: fieldsRefused });

  return { submitted, saved, $isSaving, $saveFailure };
}

/** Leaves for where the application goes on. Apart, so that the draft is discarded first. */
export function goOnAfter(saved: Event<{ progress: Progress; applicationId: string }>) {
  sample({
    clock: saved,
    fn: ({ applicationId, progress }) => placeToGoOn(applicationId, progress),
    target: navigate,
  });
}
