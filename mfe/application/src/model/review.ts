import {
  getNextQuestionSet,
  getReview,
  type Progress,
  type Review,
} from '@fairlead/contracts/application';
import { previousSet } from '@fairlead/domain/question-set';
import {
  $route,
  createCallFx,
  createQueryFx,
  entered,
  navigate,
  printPageFx,
  waitFx,
} from '@fairlead/store';
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { content } from '../content.ts';
import { createElsewhere } from './elsewhere.ts';
import { isStatus } from './failure-text.ts';

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
    clock: [entry, retried],
    source: { route: $route, isPending: generateFx.pending, id: $applicationId },
    filter: ({ route, isPending, id }) => route?.name === 'review' && !isPending && id !== null,
    fn: ({ id }) => id ?? '',
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
  sample({
    clock: progressFx.done,
    source: $route,
    filter: (route, { result }) => route?.name === 'review' && result.next_question_set !== null,
    fn: (_, { params, result }) =>
      ({
        route: 'question-set',
        params: {
          applicationId: params.params.id,
          questionSetId: result.next_question_set?.id ?? '',
        },
        replace: true,
      }) as const,
    target: navigate,
  });
  // A submitted application has nothing left to attest.
  sample({
    clock: [progressFx.fail, askFx.fail],
    source: $route,
    filter: (route, { error }) => route?.name === 'review' && isStatus(error, 409),
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
  sample({
    clock: backPressed,
    source: combine({ last: $last, id: $applicationId }),
    filter: ({ last, id }) => last !== null && id !== null,
    fn: ({ last, id }) =>
      ({
        route: 'question-set',
        params: { applicationId: id ?? '', questionSetId: last?.id ?? '' },
      }) as const,
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
