import { isStatus } from '@fairlead/contracts';
import { type Progress, type QuestionSet, saveAnswers } from '@fairlead/contracts/application';
import { followingSet, payloadOf } from '@fairlead/domain/question-set';
import { $route, createCallFx, left, navigate, notify, type OpenRoute } from '@fairlead/store';
import {
  combine,
  createEvent,
  createStore,
  type Event,
  type EventCallable,
  type Store,
  sample,
} from 'effector';
import { and, not } from 'patronum';
import { content } from '../../content.ts';
import { createConflictRedirect } from '../conflict-redirect.ts';
import { nextScreen } from '../resume.ts';
import { type SummaryLine, summaryOf } from './checking.ts';
import type { Form } from './form.ts';
import type { OpenSet } from './opening.ts';
import { type RefusedField, refusedFields } from './refused-fields.ts';
import { saveFailureText } from './save-failure.ts';

type Dependencies = {
  readonly entry: Event<unknown>;
  readonly changed: Event<unknown>;
  readonly attempted: EventCallable<void>;
  readonly fieldsRefused: EventCallable<readonly RefusedField[]>;
  readonly $form: Store<Form>;
  readonly $place: Store<OpenSet | null>;
  readonly $isOpen: Store<boolean>;
  readonly $progress: Store<Progress | null>;
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
  $progress,
}: Dependencies) {
  const submitted = createEvent();
  const saveFx = createCallFx(saveAnswers);
  /** The sets that were changed since they were last sent. Several may be on their way. */
  const $changedSets = createStore<readonly OpenSet[]>([])
    .on(sample({ clock: changed, source: $place, filter: Boolean }), (sets, place) => [
      ...without(sets, place),
      place,
    ])
    .on(saveFx, (sets, sent) => without(sets, setOf(sent)));
  const done = sample({
    clock: saveFx.done,
    source: { changedSets: $changedSets, route: $route },
    fn: ({ changedSets, route }, { params, result }) => {
      const set = setOf(params);
      const isChanged = changedSets.some((one) => isSame(one, set));
      return { ...set, progress: result, isChanged, isThere: isAt(route, set) };
    },
  });
  /** What was answered in the meantime is saved, too, before the applicant goes on. */
  const savedTooEarly = done.filter({ fn: ({ isChanged, isThere }) => isChanged && isThere });
  const saved: Event<Saved> = done.filter({
    fn: ({ isChanged, isThere }) => !(isChanged && isThere),
  });

  const failed = sample({
    clock: saveFx.fail,
    source: $route,
    fn: (route, { params, error }) => ({
      id: params.params.id,
      error,
      isThere: isAt(route, setOf(params)),
    }),
  });
  const failedHere = failed.filter({ fn: ({ isThere }) => isThere });
  // Its page shows no message anymore. Its draft stays.
  sample({
    clock: failed,
    filter: ({ isThere, error }) => !isThere && !isStatus(error, 401, 409),
    fn: () => ({ text: content.errors.saveFailed.left, tone: 'danger' }) as const,
    target: notify,
  });

  /** From the press until the next screen: a second press does nothing. */
  const $isSaving = createStore(false)
    .on(saveFx, () => true)
    .reset([failedHere, savedTooEarly, entry, left('question-set')]);

  const pressed = sample({
    clock: sample({ clock: submitted, filter: and($isOpen, not($isSaving)) }),
    source: $place,
    filter: Boolean,
  });
  const begun = sample({
    clock: [pressed, savedTooEarly],
    source: $form,
    filter: ({ isReadOnly }) => !isReadOnly,
    fn: (form, place) => ({ form, place, errors: summaryOf(form) }),
  });
  sample({ clock: begun, target: attempted });
  sample({
    clock: begun,
    filter: ({ errors }: { errors: readonly SummaryLine[] }) => errors.length === 0,
    fn: ({ form, place }) => ({
      params: { id: place.applicationId },
      body: { question_set_id: place.questionSetId, answers: answersIn(form) },
    }),
    target: saveFx,
  });

  // Read-only sets are not saved; Continue only navigates.
  sample({
    clock: pressed,
    source: { form: $form, progress: $progress },
    filter: ({ form }) => form.isReadOnly,
    fn: ({ form: { set }, progress }, { applicationId }) =>
      screenAfter(set, progress, applicationId),
    target: navigate,
  });

  const conflictRedirect = createConflictRedirect();
  sample({ clock: saveFx, target: conflictRedirect.settled });
  const $failure = createStore<Error | null>(null, { serialize: 'ignore' })
    .on(failedHere, (_, { error }) => error)
    .on(conflictRedirect.$lost, (failure, lost) => lost ?? failure)
    .reset([entry, saveFx, changed]);
  const $saveFailure = combine($failure, conflictRedirect.$lost, (failure, lost) =>
    failure === null
      ? null
      : (saveFailureText(failure) ?? (lost ? content.errors.saveFailed.problem : null)),
  );
  /** Whether there is no such application: the page leads to the account. */
  const $isUnknown = $failure.map((failure) => isStatus(failure, 404));
  sample({
    clock: failedHere,
    filter: ({ error }) => isStatus(error, 409),
    fn: ({ id }) => id,
    target: conflictRedirect.refused,
  });
  sample({
    clock: failedHere,
    source: $form,
    fn: ({ layout }, { error }) => refusedFields(error, layout),
    target: fieldsRefused,
  });

  return { submitted, saved, $isSaving, $saveFailure, $isUnknown };
}

/** A set that the server has saved. `isChanged`: it was changed since, and left. */
export type Saved = OpenSet & { readonly progress: Progress; readonly isChanged: boolean };

/** Whether two places are the same set of the same application. */
export const isSame = (one: Partial<OpenSet> | null, other: OpenSet): boolean =>
  one?.questionSetId === other.questionSetId && one.applicationId === other.applicationId;

const without = (sets: readonly OpenSet[], set: OpenSet): readonly OpenSet[] =>
  sets.filter((one) => !isSame(one, set));

type Sent = {
  readonly params: { readonly id: string };
  readonly body: { readonly question_set_id: string };
};

const setOf = ({ params, body }: Sent): OpenSet => ({
  applicationId: params.id,
  questionSetId: body.question_set_id,
});

const isAt = (route: OpenRoute | null, set: OpenSet): boolean => isSame(route?.params ?? null, set);

/** Navigates to the application's next step unless the user has left. A separate event, so that the draft is discarded first. */
export function continueAfter(saved: Event<Saved>) {
  sample({
    clock: saved,
    source: $route,
    filter: isAt,
    fn: (_, { applicationId, progress }) => nextScreen(applicationId, progress),
    target: navigate,
  });
}

const answersIn = ({ layout, values, patches }: Form) =>
  layout ? payloadOf(layout, values, patches) : {};

function screenAfter(set: QuestionSet | null, progress: Progress | null, applicationId: string) {
  const next = set && followingSet(progress?.answered_question_sets ?? [], set);
  return next
    ? ({ route: 'question-set', params: { applicationId, questionSetId: next.id } } as const)
    : ({ route: 'resume', params: { applicationId } } as const);
}
