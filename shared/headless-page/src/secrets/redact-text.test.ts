import { expect, test } from 'vitest';
import { redactText } from './redact-text.ts';

test.each([
  ['card 4242 4242 4242 4242 was declined', 'card •••• 4242 was declined'],
  ['card 5555-5555-5555-4444', 'card •••• 4444'],
  ['tok_1Abcdef is kept, pm_123456 too', '••• is kept, ••• too'],
  ['access-sandbox-12-34', '•••'],
  ['Authorization: Bearer abc.def', 'Authorization: •••'],
  ['eyJhbGciOi.eyJzdWIi.sig is a token', '••• is a token'],
  ['/auth/callback?code=abc123&state=xyz&step=2', '/auth/callback?code=•••&state=•••&step=2'],
  ['/carta?public_token=public-sandbox-1', '/carta?public_token=•••'],
  ['/billing?package=pk_17', '/billing?package=pk_17'],
  ['/?auth_code=embed-1&partner=vanta', '/?auth_code=•••&partner=vanta'],
  [
    'https://app.example.com/carta/callback?code=c0de.',
    'https://app.example.com/carta/callback?code=•••',
  ],
  ['/login/magic-link?code=123456&next=1', '/login/magic-link?code=•••&next=1'],
  ['/verify-email#code=123456', '/verify-email#code=•••'],
  ['/anywhere?code=abc&state=xyz', '/anywhere?code=•••&state=•••'],
  [
    '/login?return=%2Fcarta%2Fcallback%3Fcode%3Dabc%26step%3D2',
    '/login?return=%2Fcarta%2Fcallback%3Fcode%3D•••%26step%3D2',
  ],
  ['/leave?return=/carta/callback?code=abc', '/leave?return=/carta/callback?code=•••'],
  [
    '{"to":"/auth/callback?code=abc"}, {"to":"/?code=TEN"}',
    '{"to":"/auth/callback?code=•••"}, {"to":"/?code=TEN"}',
  ],
])('the text %j becomes %j', (text, redacted) => {
  expect(redactText(text)).toBe(redacted);
});

test.each([
  '/?code=SPRING&partner=ramp',
  '/?partner=ramp&offer_code=SPRING&promo_code=TEN',
  '/checkout/a/growth?postal_code=94105#code=TEN',
  '/callbacks-explained?code=TEN',
  '/packages?code=TEN&next=/account',
])('a code that signs nobody in stays: %s', (text) => {
  expect(redactText(text)).toBe(text);
});

test.each(['/auth/callback?error_code=denied&step=2'])(
  'what else a callback is told stays: %s',
  (text) => {
    expect(redactText(text)).toBe(text);
  },
);
