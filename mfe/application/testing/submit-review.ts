import type { AnswerFunctions } from '@fairlead/mfe-kit/testing';
import { openReview } from './open-review.ts';

/** Opens the review, agrees and submits. */
export async function submitReview(given: AnswerFunctions = {}) {
  const app = await openReview(given);
  await app.send(app.model.attest.agreed, true);
  await app.send(app.model.attest.submitted, undefined);
  return app;
}
