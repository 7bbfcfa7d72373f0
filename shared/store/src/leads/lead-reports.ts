/** A§4: the life-cycle events of a lead after its creation, in the order of their reports. */
export type LifeCycleEvent =
  | { readonly kind: 'account_registered'; readonly email: string }
  | { readonly kind: 'email_verified' }
  | { readonly kind: 'application_created'; readonly applicationId: string };

const order = ['account_registered', 'email_verified', 'application_created'] as const;

/** Adds an event to the waiting ones, unless it is waiting or was reported. */
export function withEvent(
  waiting: readonly LifeCycleEvent[],
  reported: readonly string[],
  event: LifeCycleEvent,
): readonly LifeCycleEvent[] {
  const isKnown = reported.includes(event.kind) || waiting.some(({ kind }) => kind === event.kind);
  return isKnown ? waiting : [...waiting, event];
}

/**
 * The event to report next, or null. A verified address waits for its account, because the link in the e-mail may be
 * opened before the login site leads back here; an application proves the account, so nothing waits any longer.
 */
export function nextReport(
  waiting: readonly LifeCycleEvent[],
  reported: readonly string[],
): LifeCycleEvent | null {
  const first = order.flatMap((kind) => waiting.find((event) => event.kind === kind) ?? [])[0];
  if (first?.kind !== 'email_verified') return first ?? null;
  const hasAccount =
    reported.includes('account_registered') ||
    waiting.some(({ kind }) => kind === 'application_created');
  return hasAccount ? first : null;
}
