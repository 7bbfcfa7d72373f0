import type { AuthStatus } from '../application/statuses.ts';
import type { Experience } from '../visitor/experience.ts';
import type { AuthSource } from '../visitor/session.ts';
import { type Decision, go } from './decision.ts';

export type IntakeEntryFacts = {
  readonly status: AuthStatus;
  readonly clientSelectionRequired: boolean;
  readonly authSource: AuthSource;
  readonly experience: Experience;
  readonly email: string | null;
};

/** Decides what the start page does: show the form, reroute a signed-in user, or redirect (A§2, A§6). */
export type IntakeEntry =
  | { readonly kind: 'form' }
  | { readonly kind: 'reroute' }
  | { readonly kind: 'elsewhere'; readonly decision: Decision };

export function intakeEntry(facts: IntakeEntryFacts): IntakeEntry {
  const { status, experience, email } = facts;
  if (status === 'unverified_email')
    return elsewhere(
      go('unverified-email', { route: 'verify-email', query: { experience }, state: { email } }),
    );
  if (status === 'unauthenticated')
    return facts.authSource === 'auth_service_embedded'
      ? elsewhere(go('embedded-unauthenticated', { route: 'user-has-application' }))
      : { kind: 'form' };
  if (facts.clientSelectionRequired)
    return elsewhere(go('client-selection-required', { route: 'choose-profile' }));
  return { kind: 'reroute' };
}

const elsewhere = (decision: Decision): IntakeEntry => ({ kind: 'elsewhere', decision });
