import type { Application } from '@fairlead/contracts';
import * as contracts from '@fairlead/contracts/testing';

/** Builds an application that waits for an underwriter. */
export const anApplication = (given: Partial<Application> = {}): Application =>
  contracts.anApplication({
    status: 'SUBMITTED',
    application_decision: 'REQUIRES_REVIEW',
    ...given,
  });

export const aDiscretion = (id: string) => ({
  id,
  user_requested: true,
  expedite_review_requested: false,
});
