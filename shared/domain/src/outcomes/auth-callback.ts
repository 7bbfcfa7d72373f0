import { type Decision, go } from '@fairlead/domain';
import type { AuthStatus } from '../application/statuses.ts';
import type { Query, To } from '../routes/destination.ts';
import type { Experience } from '../visitor/experience.ts';

export type AuthCallbackFacts = {
  readonly status: AuthStatus;
  readonly clientSelectionRequired: boolean;
  readonly experience: Experience;
  readonly email: string | null;
  /** The screen that was requested before sign-in, and its address. */
  readonly wanted: { readonly address: string; readonly to: To } | null;
  /** The query string without the address wanted. */
  readonly query: Query;
};

/**
 * The post-login router at /auth/callback (A§2). Several clients are a choice first; signed in goes to the screen that
 * was wanted, or to / with the query string kept.
 */
export function authCallback(facts: AuthCallbackFacts): Decision {
  const { status, clientSelectionRequired, experience, email, wanted, query } = facts;
  if (clientSelectionRequired)
    return go('client-selection-required', {
      route: 'choose-profile',
      state: { wanted: wanted?.address ?? null },
    });
  if (status === 'unauthenticated') return go('unauthenticated', { route: 'intake' });
  if (status === 'unverified_email')
    return go('unverified-email', {
      route: 'verify-email',
      query: { experience },
      state: { email },
    });
  return wanted ? go('wanted', wanted.to) : go('authenticated', { route: 'intake', query });
}
