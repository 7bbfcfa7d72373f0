import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCvc, readExpiry, readNumber } from './card-fields.ts';
import { digitsOf, formatNumber } from './card-number.ts';
import { chargeOutcome, testCards, tokenise } from './logic.ts';

const now = new Date('2026-11-20T12:00:00Z');
const good = { number: '4242 4242 4242 4242', expiry: '12 / 30', cvc: '123' };

function tokenOf(number: string): string {
  const made = tokenise({ ...good, number, cvc: /^3[47]/.test(number) ? '1234' : '123' }, now);
  if (!('token' in made)) throw new Error(`No token was made: ${made.error.code}`);
  return made.token;
}

test.each([
  ['4000 0000 0000 0002', 'generic_decline'],
  ['4000 0000 0000 9995', 'insufficient_funds'],
  ['4000 0000 0000 9987', 'lost_card'],
  ['4000 0000 0000 9979', 'stolen_card'],
  ['4000 0000 0000 0069', 'expired_card'],
  ['4000 0000 0000 0127', 'incorrect_cvc'],
  ['4000 0000 0000 0119', 'processing_error'],
  ['4000 0025 0000 3155', 'authentication_required'],
  ['4012 8888 8888 1881', 'test_mode_live_card'],
])('%s becomes a token and is declined as %s when charged', (number, code) => {
  expect(chargeOutcome(tokenOf(number))).toMatchObject({ ok: false, code });
});

test('a token of 4242 4242 4242 4242 is charged', () => {
  expect(chargeOutcome(tokenOf(good.number))).toEqual({ ok: true, brand: 'visa', last4: '4242' });
});

test('every documented test card passes the check digit rule and makes a token', () => {
  for (const { number } of testCards) expect(tokenOf(number)).toMatch(/^tok_1\w{23}$/);
});

test('a token does not contain the number of the card', () => {
  for (const { number } of testCards) expect(tokenOf(number)).not.toContain(number.slice(0, 12));
});

test.each(['', 'tok_visa', `tok_1${'a'.repeat(20)}999`, 'tok_'])(
  'the token %j is unknown',
  (token) => {
    expect(chargeOutcome(token)).toMatchObject({ ok: false, code: 'resource_missing' });
  },
);

test.each([
  [{ number: '' }, 'incomplete_number'],
  [{ number: '4242' }, 'incomplete_number'],
  [{ number: '4242 4242 4242 4241' }, 'invalid_number'],
  [{ expiry: '' }, 'incomplete_expiry'],
  [{ expiry: '12' }, 'incomplete_expiry'],
  [{ expiry: '00 / 30' }, 'invalid_expiry_month'],
  [{ expiry: '12 / 25' }, 'invalid_expiry_year_past'],
  [{ expiry: '10 / 26' }, 'invalid_expiry_month_past'],
  [{ expiry: '01 / 99' }, 'invalid_expiry_year'],
  [{ cvc: '' }, 'incomplete_cvc'],
  [{ cvc: '12' }, 'incomplete_cvc'],
  [{ number: '378282246310005', cvc: '123' }, 'incomplete_cvc'],
])('a card with %j is refused as %s before it is a token', (change, code) => {
  expect(tokenise({ ...good, ...change }, now)).toMatchObject({ error: { code } });
});

test('a card is good until the last day of its month', () => {
  expect(tokenise({ ...good, expiry: '11 / 26' }, now)).toHaveProperty('token');
});

test('what is still being typed is not called incomplete', () => {
  expect(readNumber('4242', { leaving: false }).error).toBeUndefined();
  expect(readExpiry('1', { leaving: false, now }).error).toBeUndefined();
  expect(readCvc('1', { leaving: false, brand: 'visa' }).error).toBeUndefined();
});

test.each([
  ['9', '09'],
  ['13', '01 / 3'],
  ['1230', '12 / 30'],
  ['12/2030', '12 / 30'],
  ['12 / 30', '12 / 30'],
])('the expiry %s is shown as %s', (typed, shown) => {
  expect(readExpiry(typed, { leaving: false, now }).shown).toBe(shown);
});

test('American Express is grouped 4-6-5', () => {
  expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
});

test('formatting a number twice changes nothing and loses no digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,14}$/), (digits) => {
      expect(digitsOf(formatNumber(digits))).toBe(digits);
      expect(formatNumber(formatNumber(digits))).toBe(formatNumber(digits));
    }),
  );
});
