import { isStatus } from '@fairlead/contracts';
import {
  getApplicationQuestionSet,
  getNextQuestionSet,
  type Progress,
  type QuestionSet,
} from '@fairlead/contracts/application';
import {
  type OpenForm,
  openForm,
  unknownValidations,
  unplacedAnswers,
  unplacedValues,
} from '@fairlead/domain/question-set';
import {
  createLatest,
  createQueryFx,
  entered,
  left,
  navigate,
  reportErrorFx,
  reportLookUpFailures,
} from '@fairlead/store';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';
import { activeRoute } from '../active-route.ts';
import { createConflictRedirect } from '../conflict-redirect.ts';

export type OpenSet = { readonly applicationId: string; readonly questionSetId: string };
export type OpenedForm = OpenForm & { readonly set: QuestionSet; readonly place: OpenSet };

/** Loads the address's question set with its answers, and opens the form (A§7: 4 retries, 1 s, 2 s, …). */
export function createOpening() {
  const entry = entered('question-set');
  const retried = createEvent();

  const loadFx = createQueryFx(getApplicationQuestionSet, {
    retries: 4,
    delay: (retry) => retry * 1000,
  });
  const progressFx = createQueryFx(getNextQuestionSet, {
    retries: 4,
    delay: (retry) => retry * 1000,
  });
  const openFx = createEffect(
    (found: { set: QuestionSet; place: OpenSet }): OpenedForm => ({
      ...openForm(found.set),
      ...found,
    }),
  );

  const $progress = createStore<Progress | null>(null);
  const $progressOf = createStore<string | null>(null);

  const $here = activeRoute('question-set').map((route) => route?.params ?? null);
  // What comes for an earlier request, or after the screen was left, opens and shows nothing.
  const { ended } = createLatest(loadFx, left('question-set'));
  const loaded = ended.filterMap((end) => (end.status === 'done' ? end : undefined));
  const notLoaded = ended.filterMap((end) => (end.status === 'fail' ? end : undefined));
  const $loadFailure = createStore<Error | null>(null)
    .on(notLoaded, (_, { error }) => error)
    .reset([entry, loadFx]);
  reportLookUpFailures(
    'question set',
    loadFx.failData.filter({ fn: (failure) => !isStatus(failure, 404, 409) }),
  );
  /** No set has this address: trying again goes to the application's next step. */
  const $isMissing = $loadFailure.map((failure) => isStatus(failure, 404));
  sample({
    clock: sample({ clock: retried, filter: $isMissing }),
    source: $here,
    filter: Boolean,
    fn: ({ applicationId }) =>
      ({ route: 'resume', params: { applicationId }, replace: true }) as const,
    target: navigate,
  });
  const again = sample({ clock: retried, filter: not($isMissing) });
  const load = sample({ clock: [entry, again], source: $here, filter: Boolean });
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
  // A save may have brought newer progress in the meantime.
  const progressFound = sample({
    clock: progressFx.done,
    source: { place: $here, known: $progressOf },
    filter: ({ place, known }, { params: { params } }) =>
      place?.applicationId === params.id && known !== params.id,
    fn: (_, { params: { params }, result }) => ({ id: params.id, progress: result }),
  });
  $progress.on(progressFound, (_, { progress }) => progress);
  $progressOf.on(progressFound, (_, { id }) => id);

  const answered = loaded.map(({ params: { params }, result }) => ({
    set: result,
    place: { applicationId: params.applicationId, questionSetId: params.id },
  }));
  sample({ clock: answered, target: openFx });
  const strange = answered.filterMap(({ set }) => {
    const problems = problemsOf(set);
    return problems.length > 0
      ? { error: new Error(problems.join('; ')), where: `question set ${set.id}` }
      : undefined;
  });
  sample({ clock: strange, target: reportErrorFx });

  const conflictRedirect = createConflictRedirect();
  sample({ clock: [retried, loaded], target: conflictRedirect.settled });
  // A set of a submitted application can't be opened: its status decides the screen.
  sample({
    clock: [
      notLoaded.map(({ params, error }) => ({ id: params.params.applicationId, error })),
      progressFx.fail.map(({ params, error }) => ({ id: params.params.id, error })),
    ],
    source: $here,
    filter: (place, { id, error }) => place?.applicationId === id && isStatus(error, 409),
    fn: (_, { id }) => id,
    target: conflictRedirect.refused,
  });

  /** The error for a set with an unknown field type (A§8), which the screen throws. */
  const $broken = createStore<Error | null>(null)
    .on(openFx.failData, (_, error) => error)
    .reset(entry);

  const formOpened = openFx.doneData;
  /** The set whose form is open. Between two sets it is still the previous one, so that its draft can be written. */
  const $place = createStore<OpenSet | null>(null).on(formOpened, (_, { place }) => place);
  const $isOpen = createStore(false)
    .on(formOpened, () => true)
    .reset(entry);

  return {
    entry,
    retried,
    $place,
    $isOpen,
    $progress,
    $progressOf,
    formOpened,
    $loadFailure,
    $isMissing,
    $lost: conflictRedirect.$lost,
    $broken,
  };
}

/** The parts of a set that the form leaves out. */
function problemsOf(set: QuestionSet): readonly string[] {
  const types = unknownValidations(set.questions.flatMap(({ fields }) => fields));
  const unplaced = [...unplacedValues(set), ...unplacedAnswers(set)];
  const rows = unplaced.map(({ field, row }) => `${field} in row ${row}`);
  return [
    ...(types.length > 0 ? [`Unknown validations: ${types.join(', ')}`] : []),
    ...(rows.length > 0 ? [`Values without a row: ${rows.join(', ')}`] : []),
  ];
}
