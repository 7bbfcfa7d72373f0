import type { Destination, NavigationState, To } from '../routes/destination.ts';

export type RouterName =
  | 'guard'
  | 'after-sign-in'
  | 'application-status'
  | 'decision'
  | 'attest'
  | 'eligibility'
  | 'decline'
  | 'renewal'
  | 'market-submission-home'
  | 'redirector'
  | 'auth-callback'
  | 'email-verified';

/** Where a router sends someone, and the name of the rule that said so. */
export type Decision = { readonly to: Destination; readonly because: string };

/** A decision as it is remembered: which router, and the facts it read. */
export type LoggedDecision = Decision & {
  readonly router: RouterName;
  readonly facts: Readonly<Record<string, unknown>>;
};

export const go = (because: string, to: Destination): Decision => ({ to, because });

/**
 * Redirects to a screen that states a decision about the person's own application, and records the rule in the
 * navigation state: without it, the screen's address alone would show the decision to anyone.
 */
export const goBecause = (because: string, to: To): Decision =>
  go(because, { ...to, state: { ...to.state, because } });

/** Whether a router redirected to the open screen to state a decision. */
export const isDecided = (state: NavigationState): boolean => typeof state.because === 'string';
