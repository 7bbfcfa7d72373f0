import type { Destination } from '../destination.ts';

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
