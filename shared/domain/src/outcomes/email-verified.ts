import { type Decision, go } from '../decisions/decision.ts';

export type EmailVerifiedFacts = {
  readonly success: string | null;
  readonly message: string | null;
};

export type EmailVerifiedOutcome =
  | { readonly kind: 'go-on'; readonly decision: Decision }
  | { readonly kind: 'link-expired' }
  | { readonly kind: 'failed'; readonly message: string };

/** What the result of an e-mail verification means (A§2). Anything it does not name is a failure. */
export function emailVerified({ success, message }: EmailVerifiedFacts): EmailVerifiedOutcome {
  const said = message?.toLowerCase() ?? '';
  const onward = (because: string) =>
    ({ kind: 'go-on', decision: go(because, { route: 'intake' }) }) as const;
  if (success === 'true') return onward('email-verified');
  if (said.includes('single-use') || said.includes('only be used once'))
    return onward('link-used-before');
  if (said.includes('already verified')) return onward('already-verified');
  if (said.includes('access expired')) return { kind: 'link-expired' };
  return { kind: 'failed', message: message ?? '' };
}
