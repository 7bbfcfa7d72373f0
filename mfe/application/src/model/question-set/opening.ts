import {
  getApplicationQuestionSet,
  getNextQuestionSet,
  type Progress,
  type QuestionSet,
} from '@fairlead/contracts';
import { type OpenForm, openForm, unknownValidations } from '@fairlead/domain';
import { $route, createCallFx, entered, reportErrorFx, routeByStatusFx } from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { isStatus } from '../failure-text.ts';

export type SetPlace = { readonly applicationId: string; readonly questionSetId: string };
export type OpenedForm = OpenForm & { readonly set: QuestionSet };

/** Loads the question set of the address and what was answered so far, and opens the form (A§7: 4 retries, 1 s, 2 s, …). */
export function createOpening() {
  const entry = entered('question-set');
  const retried = createEvent();

  const loadFx = createCallFx(getApplicationQuestionSet, {
    retries: 4,
    delay: (retry) => retry * 1000,
  });
  const progressFx = createCallFx(getNextQuestionSet, {
    retries: 4,
    delay: (retry) => retry * 1000,
  });
  const openFx = createEffect((set: QuestionSet): OpenedForm => ({ ...openForm(set), set }));

  const $place = createStore<SetPlace | null>(null).on(entry, (_, { params }) => params);
  const $progress = createStore<Progress | null>(null);
  const $progressOf = createStore<string | null>(null);

  const isHere = combine($route, $place, (route, place) =>
    route?.name === 'question-set' && place !== null ? place : null,
  );
  const load = sample({ clock: [entry, retried], source: isHere, filter: Boolean });
  sample({
    clock: load,
    fn: ({ applicationId, questionSetId }) => ({
      params: { id: questionSetId, applicationId },
    }),
    target: loadFx,
  });
  sample({
    clock: load,
    source: $progressOf,
    filter: (known, { applicationId }) => known !== applicationId,
    fn: (_, { applicationId }) => ({ params: { id: applicationId } }),
    target: progressFx,
  });
  $progress.on(progressFx.doneData, (_, progress) => progress);
  $progressOf.on(progressFx.done, (_, { params }) => params.params.id);

  const answered = sample({
    clock: loadFx.done,
    source: isHere,
    filter: (place, { params }) => place?.questionSetId === params.params.id,
    fn: (_, { result }) => result,
  });
  sample({ clock: answered, target: openFx });
  sample({
    clock: answered,
    fn: (set) => ({
      error: unknownValidations(set.questions.flatMap(({ fields }) => fields)),
      where: `question set ${set.id}`,
    }),
    filter: (set) => unknownValidations(set.questions.flatMap(({ fields }) => fields)).length > 0,
    target: reportErrorFx,
  });

  const $loadFailure = createStore<Error | null>(null)
    .on(loadFx.failData, (_, failure) => failure)
    .reset([entry, loadFx, loadFx.done]);
  // A set of an application that was submitted cannot be opened: its status says where it is.
  sample({
    clock: loadFx.fail,
    filter: ({ error }) => isStatus(error, 409),
    fn: ({ params }) => ({ applicationId: params.params.applicationId }),
    target: routeByStatusFx,
  });

  /** A set that this version cannot show (an unknown field type, A§8): the screen throws it. */
  const $broken = createStore<Error | null>(null)
    .on(openFx.failData, (_, error) => error)
    .reset(entry);

  return {
    entry,
    retried,
    $place,
    $progress,
    $progressOf,
    formOpened: openFx.doneData,
    $loadFailure,
    $broken,
  };
}
