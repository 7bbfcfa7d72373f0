import { type Decision, go } from '@fairlead/domain';
import type { Query } from '../routes/destination.ts';
import type { Experience } from '../visitor/experience.ts';
import { type ApplicationFacts, applicationStatus } from './application-status.ts';

export type AfterSignInFacts = {
  readonly newFunnel: boolean;
  readonly renewalsRollout: boolean;
  readonly experience: Experience;
  /** The query of the start page. The welcome and the start of the application pass it on. */
  readonly query: Query;
  readonly isAdmin: boolean;
  /** The application an admin asked for with the query parameter (A§6, AMB-21). */
  readonly legacyApplicationId: string | null;
  readonly coverageNames: readonly string[];
  readonly latestLegacyApplication: { readonly intakeApplication: boolean } | null;
  /** The newest application of the new funnel; for an admin, the one asked for. */
  readonly application: (ApplicationFacts & { readonly isRenewal: boolean }) | null;
  /** This browser created the application, and its eligibility check failed. */
  readonly isUnchecked: boolean;
  readonly vantaWelcomeSeen: boolean;
  readonly hasIntakeAnswers: boolean;
};

/**
 * Decides which screen opens after sign-in (A§4). The funnel flag is checked first and for everyone (AMB-20), then the
 * rules in the order written; an application of the new funnel falls through to its status (AMB-22).
 */
export function afterSignIn(facts: AfterSignInFacts): Decision {
  if (!facts.newFunnel) return go('new-funnel-off', { external: 'customer-portal' });
  if (facts.isAdmin) return adminRoute(facts);
  return existingClient(facts) ?? funnel(facts);
}

function adminRoute({ legacyApplicationId, application }: AfterSignInFacts): Decision {
  if (!legacyApplicationId)
    return go('admin-without-application', { route: 'admin-missing-application' });
  if (!application)
    return go('admin-application-not-found', {
      route: 'admin-missing-application',
      state: { unknownId: legacyApplicationId },
    });
  return applicationStatus(application);
}

function existingClient(facts: AfterSignInFacts): Decision | null {
  const { experience, coverageNames, latestLegacyApplication } = facts;
  if (latestLegacyApplication && !latestLegacyApplication.intakeApplication)
    return go('legacy-application-not-from-new-funnel', { external: 'customer-portal' });
  if (experience === 'vanta' && latestLegacyApplication)
    return go('vanta-with-legacy-application', { route: 'user-has-application' });
  if (coverageNames.includes('cyber'))
    return go('has-cyber', { route: 'user-has-cyber', query: { experience } });
  if (coverageNames.length > 0) return go('has-coverage', { route: 'user-has-insurance' });
  return null;
}

function funnel(facts: AfterSignInFacts): Decision {
  const { application, experience, hasIntakeAnswers, isUnchecked, vantaWelcomeSeen } = facts;
  const query = { ...facts.query, experience };
  if (application?.isRenewal && !facts.renewalsRollout)
    return go('renewals-rollout-off', { external: 'customer-portal' });
  if (application && application.status !== 'SUBMITTED' && isUnchecked)
    return go('eligibility-unchecked', { route: 'application-start', query });
  if (application) return applicationStatus(application);
  if (hasIntakeAnswers)
    return go('no-application-intake-answered', { route: 'application-start', query });
  if (experience === 'vanta' && !vantaWelcomeSeen)
    return go('vanta-welcome-not-seen', { route: 'vanta-welcome', query });
  return go('no-application', { route: 'intake', query });
}
