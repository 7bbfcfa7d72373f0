import type { ApplicationFacts } from '../src/status-routing/application-status.ts';

/** The facts of an application in progress, without a legacy one. */
export const inProgress: ApplicationFacts = {
  applicationId: 'app_1',
  status: 'IN_PROGRESS',
  cartaDataShare: false,
  incubatorProgram: null,
  hasCartaEnrichment: false,
  decision: null,
  experience: 'fairlead',
  authSource: 'auth_service',
  isAdmin: false,
  expediteFlag: false,
  legacyApplicationId: null,
  legacyStatus: null,
  packageSlug: null,
  marketSubmission: null,
  discretion: null,
};
