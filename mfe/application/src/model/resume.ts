import { isStatus } from '@fairlead/contracts';
import { getNextQuestionSet, type Progress } from '@fairlead/contracts/application';
import { nextSet } from '@fairlead/domain/question-set';
import {
  createQueryFx,
  entered,
  lookUpFailureText,
  navigate,
  reportLookUpFailures,
  withLookupRetry,
} from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { activeRoute } from './active-route.ts';
import { createConflictRedirect } from './conflict-redirect.ts';
import { pendingFor } from './pending-for.ts';

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
  const conflictRedirect = createConflictRedirect();
  const $unanswered = createStore<Error | null>(null, { serialize: 'ignore' })
    .on(nextFx.failData, (_, failure) => (isStatus(failure, 409) ? null : failure))
    .reset([opened, nextFx]);

  sample({
    clock: sample({ clock: [opened, retried], source: $here, filter: Boolean }),
    source: pendingFor(nextFx, ({ params }) => params.id),
    filter: (asked, id) => asked !== id,
    fn: (_, id) => ({ params: { id } }),
    target: nextFx,
  });
  sample({
    clock: nextFx.done,
    source: $here,
    filter: (here, { params: { params } }) => here === params.id,
    fn: (_, { params: { params }, result }) => ({
      ...nextScreen(params.id, result),
      replace: true,
    }),
    target: navigate,
  });
  // A submitted application has no next set: its status decides the screen.
  sample({
    clock: nextFx.fail,
    source: $here,
    filter: (here, { params: { params }, error }) => here === params.id && isStatus(error, 409),
    fn: (_, { params: { params } }) => params.id,
    target: conflictRedirect.refused,
  });
  reportLookUpFailures(
    'next question set',
    nextFx.failData.filter({ fn: (failure) => !isStatus(failure, 409) }),
  );
  sample({ clock: [retried, nextFx.done], target: conflictRedirect.settled });

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
