import { expect, test } from 'vitest';
import { redact, redactLine, redactText } from './redact.ts';
import { shortJson } from './short-json.ts';

test('values of secret keys are replaced at any depth, also in lists', () => {
  const body = {
    payment: { payment_method_token: 'tok_1', plaid_token: 'access-sandbox-1', amount: 5 },
    accounts: [{ accountNumber: '000123456', routing_number: '110000000', name: 'Checking' }],
    code: 'sign-in-code',
    password: 'hunter2',
    error_code: 'amount_changed',
    reason_token: 'too-large',
    isTokenMissing: true,
  };
  expect(redact(body)).toEqual({
    payment: { payment_method_token: '•••', plaid_token: '•••', amount: 5 },
    accounts: [{ accountNumber: '•••', routing_number: '•••', name: 'Checking' }],
    code: '•••',
    password: '•••',
    error_code: 'amount_changed',
    reason_token: 'too-large',
    isTokenMissing: true,
  });
});

test.each([
  ['card 4242 4242 4242 4242 was declined', 'card •••• 4242 was declined'],
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

test.each([
  ['  - textbox "Security code" [required]: 123', '  - textbox "Security code" [required]: •••'],
  ['- textbox "Password": hunter2', '- textbox "Password": •••'],
  ['- textbox "Card number": 4242424242424242', '- textbox "Card number": •••• 4242'],
  ['- textbox "Postal code": 94105', '- textbox "Postal code": 94105'],
  ['- heading "Security code"', '- heading "Security code"'],
])('the line %j of an outline becomes %j', (line, redacted) => {
  expect(redactLine(line)).toBe(redacted);
});

test('the JSON of a store is short and without secrets, also where its parts refer to each other', () => {
  const around: Record<string, unknown> = { token: 'tok_1', name: 'Ada' };
  around.self = around;
  expect(shortJson(around, '', 60)).toBe(
    '{"token":"•••","name":"Ada","self":{"token":"•••","name":"Ad…',
  );
  expect(shortJson('4242 4242 4242 4242', '$draft', 60)).toBe('"•••• 4242"');
  expect(shortJson(() => {}, '', 60)).toBe(undefined);
});
