import { expect, test } from 'vitest';
import { cardErrorKind, cardErrorMessage, isCardComplete, paymentMessages } from './card-errors.ts';

test.each([
  ...['number', 'expiry', 'cvc', 'zip', 'card'].map((part) => [
    'ERROR-039',
    `incomplete_${part}`,
    'Your payment information is incomplete. Please check it and try again.',
  ]),
  ['ERROR-040', 'invalid_number', 'The card number is invalid. Please check it and try again.'],
  ['ERROR-040', 'incorrect_number', 'The card number is invalid. Please check it and try again.'],
  ['ERROR-041', 'invalid_cvc', 'The CVC is invalid. Please check it and try again.'],
  ['ERROR-041', 'incorrect_cvc', 'The CVC is invalid. Please check it and try again.'],
  ...['', '_month', '_year', '_month_past', '_year_past'].map((part) => [
    'ERROR-042',
    `invalid_expiry${part}`,
    'The expiration date is invalid. Please check it and try again.',
  ]),
  ['ERROR-043', 'incorrect_zip', 'The zip code is invalid. Please check it and try again.'],
  ['ERROR-043', 'invalid_zip', 'The zip code is invalid. Please check it and try again.'],
  ['ERROR-044', 'incorrect_address', 'The address is invalid. Please check it and try again.'],
  ['ERROR-045', 'expired_card', 'Your card is expired. Please use a different card.'],
] as [string, string, string][])('%s the card error %s says so', (_, code, message) => {
  expect(cardErrorMessage(code)).toBe(message);
});

test.each([
  'approve_with_id',
  'authentication_required',
  'issuer_not_available',
  'processing_error',
  'reenter_transaction',
  'try_again_later',
])('ERROR-046 %s is a soft decline', (code) => {
  expect(cardErrorMessage(code)).toBe(
    'We were unable to process your payment. Please check your information and try again.',
  );
});

test.each([
  'call_issuer',
  'card_not_supported',
  'do_not_honor',
  'fraudulent',
  'generic_decline',
  'insufficient_funds',
  'lost_card',
  'stolen_card',
  'pickup_card',
])('ERROR-047 %s is a hard decline', (code) => {
  expect(cardErrorMessage(code)).toBe(
    'We were unable to process your payment. Please use a different card or call your card company.',
  );
});

test.each(['gremlins', 'constructor', ''])(
  'ERROR-048 the unknown code %j has the general sentence',
  (code) => {
    expect(cardErrorKind(code)).toBe('unknown');
    expect(cardErrorMessage(code)).toBe('We were unable to process your payment.');
  },
);

test('CHECKOUT-050 CHECKOUT-051 a card is complete with number, expiry, CVC and five characters of postal code', () => {
  const card = { number: true, expiry: true, cvc: true, postalCode: '94105' };
  expect(isCardComplete(card)).toBe(true);
  expect(isCardComplete({ ...card, number: false })).toBe(false);
  expect(isCardComplete({ ...card, expiry: false })).toBe(false);
  expect(isCardComplete({ ...card, cvc: false })).toBe(false);
  expect(isCardComplete({ ...card, postalCode: '9410' })).toBe(false);
  expect(isCardComplete({ ...card, postalCode: '941051' })).toBe(false);
});

test('ERROR-035 ERROR-036 missing tokens have their sentences', () => {
  expect(paymentMessages.missingBank).toBe('Missing Plaid token or account id');
  expect(paymentMessages.missingCard).toBe('Missing Stripe token');
});
