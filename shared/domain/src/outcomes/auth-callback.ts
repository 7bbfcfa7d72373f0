import { type Decision, go } from '../decisions/decision.ts';
import type { Query } from '../destination.ts';
import type { Experience } from '../experience.ts';
import type { AuthStatus } from '../statuses.ts';

export type AuthCallbackFacts = {
  readonly status: AuthStatus;
  readonly experience: Experience;
  readonly email: string | null;
  readonly query: Query;
};

/** The post-login router at /auth/callback (A§2). Signed in goes to / with the query string kept. */
export function authCallback({ status, experience, email, query }: AuthCallbackFacts): Decision {
  if (status === 'unauthenticated') return go('unauthenticated', { route: 'intake' });
  if (status === 'unverified_email')
    return go('unverified-email', {
      route: 'verify-email',
      query: { experience },
      state: { email },
    });
  return go('authenticated', { route: 'intake', query });
}
