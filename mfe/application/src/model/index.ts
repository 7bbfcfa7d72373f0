import { createAttest } from './attest.ts';
import { createCartaCallback } from './carta/callback.ts';
import { createCarta } from './carta/connect.ts';
import { createCreation } from './creation.ts';
import { createQuestionSet } from './question-set/index.ts';
import { createResume } from './resume.ts';
import { createReview } from './review.ts';
import { createSteps } from './steps.ts';

/** The application, from its creation to the decision. */
export function createModel() {
  const review = createReview();
  return {
    creation: createCreation(),
    resume: createResume(),
    carta: createCarta(),
    cartaCallback: createCartaCallback(),
    questionSet: createQuestionSet(),
    review,
    ...createSteps(),
    attest: createAttest(review),
  };
}

export type ApplicationModel = ReturnType<typeof createModel>;
