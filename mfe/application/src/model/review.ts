import {
  getNextQuestionSet,
  getReview,
  type Progress,
  type Review,
} from '@fairlead/contracts/application';
import { previousSet } from '@fairlead/domain/question-set';
import {
  createCallFx,
  createQueryFx,
  entered,
  navigate,
  printPageFx,
  waitFx,
} from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { not } from 'patronum';
import { content } from '../content.ts';
import { openAt } from './at.ts';
import { createElsewhere } from './elsewhere.ts';
import { isStatus } from './failure-text.ts';
import { placeToGoOn } from './resume.ts';

/** A§9: putting a review together takes up to 2 minutes; it is asked for every 2 s. In ms. */
export const reviewPatience = 120_000;
const reviewInterval = 2000;

/** The review took longer than 2 minutes. */
export class ReviewTooSlow extends Error {
  override name = 'ReviewTooSlow';
}

/** /application/{id}/review up to the attestation: the sections of what was answered. */
export function createReview() {
  const entry = entered('review');
  const retried = createEvent();
  const $here = openAt('review');
  const backPressed = createEvent();
  const printed = createEvent();

  const askFx = createCallFx(getReview, { retries: 2, delay: (retry) => retry * 1000 });
  const progressFx = createQueryFx(getNextQuestionSet, {
    retries: 2,
    delay: (retry) => retry * 1000,
  });

  const $applicationId = createStore<string | null>(null).on(
    entry,
    (_, { params }) => params.applicationId,
  );

  const generateFx = createEffect(async (applicationId: string) => {
    for (let waited = 0; waited < reviewPatience; waited += reviewInterval) {
      const review = await askFx({ params: { id: applicationId } });
      if (review.status !== 'PENDING') return { applicationId, review };
      await waitFx(reviewInterval);
    }
    throw new ReviewTooSlow();
  });

  const opened = sample({
    clock: sample({ clock: [entry, retried], filter: not(generateFx.pending) }),
    source: $here,
    filter: Boolean,
    fn: ({ params }) => params.applicationId,
  });
  sample({ clock: opened, target: generateFx });
  sample({ clock: opened, fn: (id) => ({ params: { id } }), target: progressFx });

  const $review = createStore<Review | null>(null)
    .on(generateFx.doneData, (_, { review }) => review)
    .reset(entry);
  const $failure = createStore<Error | null>(null)
    .on(generateFx.failData, (_, failure) => failure)
    .reset([entry, generateFx]);
  const elsewhere = createElsewhere();
  sample({ clock: [retried, generateFx.done], fn: () => {}, target: elsewhere.settled });
  const $failureText = combine($failure, elsewhere.$isLost, (failure, isLost) => {
    if (isLost) return content.errors.reviewUnreachable;
    if (failure === null || isStatus(failure, 401, 409)) return null;
    const isSlow = failure instanceof ReviewTooSlow;
    return isSlow ? content.errors.reviewFailed : content.errors.reviewUnreachable;
  });
  const $progress = createStore<Progress | null>(null)
    .on(progressFx.doneData, (_, progress) => progress)
    .reset(entry);

  // What is not answered yet comes first: an incomplete application cannot be attested.
  const unanswered = progressFx.done.filter({
    fn: ({ result }) => result.next_question_set !== null,
  });
  sample({
    clock: unanswered,
    source: $here,
    filter: Boolean,
    fn: (_, { params: { params }, result }) => ({
      ...placeToGoOn(params.id, result),
      replace: true,
    }),
    target: navigate,
  });
  // A submitted application has nothing left to attest.
  sample({
    clock: merge([progressFx.fail, askFx.fail]).filter({
      fn: ({ error }) => isStatus(error, 409),
    }),
    source: $here,
    filter: Boolean,
    fn: (_, { params }) => params.params.id,
    target: elsewhere.refused,
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
    $applicationId,
    $review,
    $failure,
    $failureText,
    $last,
    $isGenerating: generateFx.pending,
  };
}
