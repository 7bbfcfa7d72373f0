import { isStatus } from '@fairlead/contracts';
import {
  getNextQuestionSet,
  getReview,
  type Progress,
  type Review,
} from '@fairlead/contracts/application';
import { nextSet, previousSet } from '@fairlead/domain/question-set';
import {
  createCallFx,
  createLatest,
  createQueryFx,
  entered,
  lookUpFailureText,
  navigate,
  printPageFx,
  reportLookUpFailures,
  waitFx,
  withLookupRetry,
} from '@fairlead/store';
import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';
import { content } from '../content.ts';
import { activeRoute } from './active-route.ts';
import { createConflictRedirect } from './conflict-redirect.ts';
import { nextScreen } from './resume.ts';
import { changesIn } from './review-changes.ts';

/** A§9: a review takes up to 2 minutes and is polled every 2 s. In ms. */
const reviewTimeLimit = 120_000;
const reviewInterval = 2000;

/** The review took longer than 2 minutes. */
class ReviewTooSlow extends Error {
  override name = 'ReviewTooSlow';
}

/** One visit's or retry's request for a review. */
type Generation = { readonly applicationId: string };

/** /application/{id}/review up to the attestation: the answers in sections. */
export function createReview() {
  const entry = entered('review');
  const retried = createEvent();
  const $here = activeRoute('review').map((route) => route?.params.applicationId ?? null);
  const backPressed = createEvent();
  const printed = createEvent();
  /** In a renewal's review: whether answers that are the same as last year are hidden. */
  const changesOnlyChosen = createEvent<boolean>();

  const askFx = createCallFx(getReview, withLookupRetry);
  const progressFx = createQueryFx(getNextQuestionSet, withLookupRetry);

  const $applicationId = createStore<string | null>(null).on(
    entry,
    (_, { params }) => params.applicationId,
  );

  const generateFx = createEffect(async (generation: Generation) => {
    for (let waited = 0; waited < reviewTimeLimit; waited += reviewInterval) {
      const review = await askFx({ params: { id: generation.applicationId } });
      if (review.status !== 'PENDING' || (await latestFx()) !== generation) return review;
      await waitFx(reviewInterval);
    }
    throw new ReviewTooSlow();
  });
  // Answers may have changed, or the review of another application been opened, since an earlier one was requested.
  const { $latest, ended, done, failed } = createLatest(generateFx);
  const latestFx = attach({ source: $latest, effect: (latest) => latest });
  const $isGenerating = createStore(false)
    .on(generateFx, () => true)
    .reset(ended);
  const opened = sample({
    clock: [entry, sample({ clock: retried, filter: not($isGenerating) })],
    source: $here,
    filter: Boolean,
  });
  sample({ clock: opened, fn: (applicationId) => ({ applicationId }), target: generateFx });
  sample({ clock: opened, fn: (id) => ({ params: { id } }), target: progressFx });

  const $review = createStore<Review | null>(null)
    .on(done, (_, review) => review)
    .reset(entry);
  const $isChangesOnly = createStore(false)
    .on(changesOnlyChosen, (_, isChosen) => isChosen)
    .reset(entry);
  const $changes = $review.map((review) => review && changesIn(review));
  const $failure = createStore<Error | null>(null)
    .on(failed, (_, error) => error)
    .reset([entry, generateFx]);
  const conflictRedirect = createConflictRedirect();
  sample({ clock: [retried, generateFx.done], target: conflictRedirect.settled });
  const $failureText = combine($failure, conflictRedirect.$lost, (failure, lost) => {
    if (lost) return lookUpFailureText(content.errors.reviewAsked, lost);
    if (failure === null || isStatus(failure, 401, 409)) return null;
    if (isStatus(failure, 404)) return content.errors.unknownApplication;
    return failure instanceof ReviewTooSlow
      ? content.errors.reviewFailed
      : lookUpFailureText(content.errors.reviewAsked, failure);
  });
  reportLookUpFailures(
    'review',
    generateFx.failData.filter({ fn: (failure) => !isStatus(failure, 409) }),
  );
  // An answer from before a set was saved would lead back to it.
  const { ended: progressEnded } = createLatest(progressFx);
  const progressFound = sample({
    clock: progressEnded.filterMap((end) => (end.status === 'done' ? end : undefined)),
    source: $here,
    filter: (here, { params: { params } }) => here === params.id,
    fn: (_, found) => found,
  });
  const $progress = createStore<Progress | null>(null)
    .on(progressFound, (_, { result }) => result)
    .reset(entry);

  // Unanswered sets come first: an incomplete application can't be attested.
  sample({
    clock: progressFound,
    filter: ({ result }) => nextSet(result) !== null,
    fn: ({ params: { params }, result }) => ({ ...nextScreen(params.id, result), replace: true }),
    target: navigate,
  });
  // A submitted application has nothing left to attest.
  sample({
    clock: [progressFx.fail, askFx.fail],
    source: $here,
    filter: (here, { params: { params }, error }) => here === params.id && isStatus(error, 409),
    fn: (_, { params }) => params.params.id,
    target: conflictRedirect.refused,
  });

  const $last = $progress.map((progress) =>
    progress
      ? previousSet(progress.answered_question_sets, {
          id: '',
          order: Number.POSITIVE_INFINITY,
        })
      : null,
  );
  const $placeBefore = combine($last, $applicationId, (last, applicationId) =>
    last && applicationId ? { applicationId, questionSetId: last.id } : null,
  );
  sample({
    clock: backPressed,
    source: $placeBefore,
    filter: Boolean,
    fn: (params) => ({ route: 'question-set', params }) as const,
    target: navigate,
  });
  sample({ clock: printed, target: printPageFx });

  return {
    entry,
    retried,
    backPressed,
    printed,
    changesOnlyChosen,
    $isChangesOnly,
    $changes,
    $applicationId,
    $review,
    $failure,
    $failureText,
    /** Whether the visitor has no such application: the page leads to the account. */
    $isUnknown: $failure.map((failure) => isStatus(failure, 404)),
    $last,
  };
}
