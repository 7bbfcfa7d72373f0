import { destinationName } from '../src/routes/destination.ts';
import { decideSubmitted, type SubmittedFacts } from '../src/status-routing/submitted.ts';

/** The facts of an approved application without a legacy status. */
export const facts: SubmittedFacts = {
  applicationId: 'app_1',
  decision: 'APPROVED',
  experience: 'fairlead',
  authSource: 'auth_service',
  isAdmin: false,
  expediteFlag: false,
  legacyApplicationId: '10026',
  legacyStatus: null,
  packageSlug: 'recommended',
  marketSubmission: null,
  discretion: null,
};

/** Returns where the decision router goes with these changes. */
export const where = (changes: Partial<SubmittedFacts>) =>
  destinationName(decideSubmitted({ ...facts, ...changes }).to);

/** A review that the user requested. */
export const userRequested = { id: 'dd_1', userRequested: true, expediteRequested: false };
