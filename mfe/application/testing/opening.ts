import { anApplication } from './builders.ts';

/** The route of a question set. */
export const setOf = (questionSetId: string, applicationId = 'app_1') =>
  ({ route: 'question-set', params: { applicationId, questionSetId } }) as const;

/** The route that connects Carta. */
export const carta = { route: 'carta', params: { applicationId: 'app_1' } } as const;

/** Answers with a submitted application. */
export const submitted = () =>
  anApplication({ status: 'SUBMITTED', application_decision: 'REQUIRES_REVIEW' });

/** The heading over a set that did not load. */
export const asked = 'We couldn’t open this page.';
