import { isStatus } from '@fairlead/contracts';
import { getNextQuestionSet, type Progress } from '@fairlead/contracts/application';
import { nextSet } from '@fairlead/domain/question-set';
import {
  createLatest,
  createQueryFx,
  entered,
  left,
  lookUpFailureText,
  navigate,
  reportLookUpFailures,
  withLookupRetry,
} from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { activeRoute } from './active-route.ts';
import { createConflictRedirect } from './conflict-redirect.ts';

/** Where an application continues: at its next question set, or at the review when none is left (A§4). */
export function nextScreen(applicationId: string, progress: Progress) {
  const next = nextSet(progress);
  return next
    ? ({ route: 'question-set', params: { applicationId, questionSetId: next.id } } as const)
    : ({ route: 'review', params: { applicationId } } as const);
}

/** /application/{id}/resume: looks up where to continue, and redirects. */
export function createResume() {
  const opened = entered('resume');
  const retried = createEvent();
  const $here = activeRoute('resume').map((route) => route?.params.applicationId ?? null);

  const nextFx = createQueryFx(getNextQuestionSet, withLookupRetry);
  // An answer from before the screen was left may be out of date: coming back asks again.
  const hasLeft = left('resume');
  const { ended } = createLatest(nextFx, hasLeft);
  const found = ended.filterMap((end) => (end.status === 'done' ? end : undefined));
  const failed = ended.filterMap((end) => (end.status === 'fail' ? end : undefined));
  /** The application whose next step is looked up for the open screen. */
  const $pending = createStore<string | null>(null)
    .on(nextFx, (_, { params }) => params.id)
    .reset([ended, hasLeft]);
  const conflictRedirect = createConflictRedirect();
  const $unanswered = createStore<Error | null>(null, { serialize: 'ignore' })
    .on(failed, (_, { error }) => (isStatus(error, 409) ? null : error))
    .reset([opened, nextFx]);

  sample({
    clock: sample({ clock: [opened, retried], source: $here, filter: Boolean }),
    source: $pending,
    filter: (pending, id) => pending !== id,
    fn: (_, id) => ({ params: { id } }),
    target: nextFx,
  });
  sample({
    clock: found,
    fn: ({ params: { params }, result }) => ({ ...nextScreen(params.id, result), replace: true }),
    target: navigate,
  });
  // A submitted application has no next set: its status decides the screen.
  sample({
    clock: failed,
    filter: ({ error }) => isStatus(error, 409),
    fn: ({ params: { params } }) => params.id,
    target: conflictRedirect.refused,
  });
  reportLookUpFailures(
    'next question set',
    nextFx.failData.filter({ fn: (failure) => !isStatus(failure, 409) }),
  );
  sample({ clock: [retried, found], target: conflictRedirect.settled });

  const $failureText = combine($unanswered, conflictRedirect.$lost, failureText);
  const $isUnknown = $unanswered.map((failure) => isStatus(failure, 404));
  return {
    retried,
    $failureText,
    $hasFailed: $failureText.map((text) => text !== null),
    /** Whether the visitor has no such application: the page leads to the account. */
    $isUnknown,
  };
}

function failureText(unanswered: Error | null, lost: Error | null): string | null {
  const failure = unanswered ?? lost;
  if (!failure) return null;
  const { nextAsked, unknownApplication } = content.errors;
  return isStatus(unanswered, 404) ? unknownApplication : lookUpFailureText(nextAsked, failure);
}
