import type { AuthStatus } from '../application/statuses.ts';
import { type Guard, type RouteName, routeOf } from '../routes/routes.ts';
import type { Experience } from '../visitor/experience.ts';
import type { AuthSource } from '../visitor/session.ts';
import { type Decision, go } from './decision.ts';

export type GuardFacts = {
  readonly route: RouteName;
  readonly status: AuthStatus;
  readonly authSource: AuthSource;
  readonly clientSelectionRequired: boolean;
  readonly isAdmin: boolean;
  readonly coverageNames: readonly string[];
  /** Whether a router redirected here to show a decision. */
  readonly isDecided: boolean;
  readonly quoting: boolean;
  readonly adminTooling: boolean;
  readonly experience: Experience;
  readonly email: string | null;
};

/** Decides whether a route may be opened: null opens it, a decision redirects (A§2 layout guards, B§2; AMB-11). */
export function guard(facts: GuardFacts): Decision | null {
  const guards = routeOf(facts.route).guards ?? [];
  const elsewhere = (guards.includes('signed-in') ? signedIn(facts) : null) ?? untrueOf(facts);
  if (elsewhere) return elsewhere;
  if (guards.includes('admin-tool') && !(facts.isAdmin && facts.adminTooling))
    return go('admin-tool-not-open', { route: 'intake' });
  if (guards.includes('admin') && !facts.isAdmin) return go('not-an-admin', { route: 'intake' });
  if (isShutByQuoting(facts.route, facts.quoting))
    return go('quoting-flag-off', { route: 'intake' });
  return null;
}

/** Whether a guard decides by who the user is, beyond that they have signed in. */
export const readsUserInfo = (guarded: Guard): boolean =>
  ['admin', 'admin-tool', 'covered', 'cyber'].includes(guarded);

/** Whether a guard decides by a feature flag, so that its screen waits for the flag service. */
export const readsFlags = (guarded: Guard): boolean => ['admin-tool', 'quoting'].includes(guarded);

/** Redirects from a screen whose statement isn't true of this person to the start page, which finds where they continue. */
function untrueOf({ route, coverageNames, isDecided }: GuardFacts): Decision | null {
  const guards = routeOf(route).guards ?? [];
  if (guards.includes('covered') && coverageNames.length === 0)
    return go('no-coverage', { route: 'intake' });
  if (guards.includes('cyber') && !coverageNames.includes('cyber'))
    return go('no-cyber-coverage', { route: 'intake' });
  if (guards.includes('decided') && !isDecided)
    return go('no-decision-to-tell', { route: 'intake' });
  return null;
}

/** With quoting off, the screens of a submission are closed and redirect to the start page (B§2). */
export function isShutByQuoting(route: RouteName, quoting: boolean): boolean {
  return !quoting && (routeOf(route).guards ?? []).includes('quoting');
}

function signedIn({ status, authSource, clientSelectionRequired, experience, email }: GuardFacts) {
  if (status === 'unauthenticated')
    return authSource === 'auth_service_embedded'
      ? go('embedded-unauthenticated', { route: 'user-has-application' })
      : go('unauthenticated', { route: 'login' });
  if (status === 'unverified_email')
    return go('unverified-email', {
      route: 'verify-email',
      query: { experience },
      state: { email },
    });
  if (clientSelectionRequired) return go('client-selection-required', { route: 'choose-profile' });
  return null;
}
