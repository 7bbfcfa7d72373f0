import { expect, test } from 'vitest';
import { emailVerified } from './email-verified.ts';

const saidByLoginSite = {
  'link-used-before': [
    'This URL is single-use.',
    'This is a single use link.',
    'A singleuse link.',
    'This is a one-time link.',
    'The link is valid for one use.',
    'This URL can only be used once.',
    'This URL can be used only once',
    'The link can be used once.',
    'The link works only once.',
    'This link can be opened just once.',
    'You can follow this link only once.',
    'This link has already been used.',
    'This link was used before.',
    'A link that you opened before.',
    'A link that somebody used already.',
    'The URL has been used.',
    'This link cannot be used again.',
    'A link may not be opened more than once.',
    'The link is valid once.',
  ],
  'already-verified': [
    'This account is already verified.',
    'Your email address has already been verified.',
    'The address was verified before.',
  ],
  'link-expired': [
    'Access expired.',
    'Your access has expired',
    'The link expired.',
    'Expired link',
  ],
};

test('a link that nobody has used, or that is broken, is neither', () => {
  for (const message of [
    'The link could not be used.',
    'The address is unknown.',
    'Try again once more.',
  ])
    expect(emailVerified({ success: 'false', message })).toEqual({ kind: 'failed', message });
});

const messages = Object.entries(saidByLoginSite).flatMap(([meaning, said]) =>
  said.flatMap((text) => [text, text.toUpperCase(), text.toLowerCase()].map((m) => [m, meaning])),
) as [string, string][];

test.each(messages)('AUTH-017 AUTH-018 AUTH-019 "%s" means %s', (message, meaning) => {
  const outcome = emailVerified({ success: 'false', message });
  expect(outcome.kind === 'go-on' ? outcome.decision.because : outcome.kind).toBe(meaning);
});
