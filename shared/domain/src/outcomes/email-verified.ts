import { type Decision, go } from '@fairlead/domain';

export type EmailVerifiedFacts = {
  readonly success: string | null;
  readonly message: string | null;
};

export type EmailVerifiedOutcome =
  | { readonly kind: 'go-on'; readonly decision: Decision }
  | { readonly kind: 'link-expired' }
  | { readonly kind: 'failed'; readonly message: string };

/** Interprets the result of an e-mail verification (A§2). Anything that isn't listed is a failure. */
export function emailVerified({ success, message }: EmailVerifiedFacts): EmailVerifiedOutcome {
  if (success === 'true') return goOn('email-verified');
  switch (meaningOf(message ?? '')) {
    case 'single-use':
      return goOn('link-used-before');
    case 'already-verified':
      return goOn('already-verified');
    case 'access-expired':
      return { kind: 'link-expired' };
    default:
      return { kind: 'failed', message: message ?? '' };
  }
}

const goOn = (because: string): EmailVerifiedOutcome => ({
  kind: 'go-on',
  decision: go(because, { route: 'intake' }),
});

type Meaning = 'single-use' | 'already-verified' | 'access-expired';

/**
 * What the login site's messages mean, in the order of A§2. They are sentences for people, worded differently from one
 * version of the login site to the next, so each row matches a meaning and not a phrase.
 */
const meanings: readonly (readonly [Meaning, RegExp])[] = [
  ['single-use', /\b(?:single|one)[\s-]?(?:time|use)\b/i],
  ['single-use', /\b(?:only|just) once\b/i],
  ['single-use', /\b(?:used|opened|works|valid|good) (?:only |just )?(?:once|one time)\b/i],
  ['single-use', /\b(?:used|opened) (?:again|twice|more than once)\b/i],
  ['single-use', /\b(?:already|has|was)(?: already)?(?: been)? (?:used|opened)\b/i],
  ['single-use', /\b(?:used|opened) (?:already|before)\b/i],
  ['already-verified', /\balready (?:been )?verified\b|\bverified (?:already|before)\b/i],
  ['access-expired', /\b(?:access|link|url)\b[^.!?]*\bexpired\b/i],
  ['access-expired', /\bexpired (?:access|link|url)\b/i],
];

const meaningOf = (message: string): Meaning | undefined =>
  meanings.find(([, pattern]) => pattern.test(message))?.[0];
