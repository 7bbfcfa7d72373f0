import { expect, test } from 'vitest';
import { redact, redactLine } from './redact.ts';
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
