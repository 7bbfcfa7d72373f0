import { ApiError, apiErrorFrom, ContractError, NetworkError } from '@fairlead/contracts';
import { CardRefused, PaymentTokenMissing } from '@fairlead/store/paying';
import { expect, test } from 'vitest';
import { paymentRefusalOf } from './payment-refusal.ts';

const declined = (text: string) => ({ kind: 'declined', text });
const unable = 'Unable to process payment';
const wrongZip = 'The zip code is invalid. Please check it and try again.';
const api = (status: number, errorCode?: string, more: object = {}) =>
  new ApiError(status, { ...(errorCode ? { errorCode } : {}), ...more });
const scriptBlocked = Object.assign(new Error('The card form couldn’t load.'), {
  name: 'VendorLoadError',
});

test.each([
  [
    'a card of an unknown code, in the provider’s words',
    new CardRefused('x', 'Use another card.'),
    declined('Use another card.'),
  ],
  ['a card of an unknown code without words', new CardRefused('x', null), declined(unable)],
  ['a card whose provider sends an empty message', new CardRefused('x', ''), declined(unable)],
  [
    'a card of a known code, in the words of the code',
    new CardRefused('incorrect_zip', 'Bad zip.'),
    declined(wrongZip),
  ],
  ['a known code without a sentence', api(402, 'incorrect_zip'), declined(wrongZip)],
  [
    'a known code with a sentence',
    api(402, 'incorrect_zip', { message: 'x', errors: ['Bad zip.'] }),
    declined(wrongZip),
  ],
  [
    'a token that is missing',
    new PaymentTokenMissing('Missing Stripe token'),
    declined('Missing Stripe token'),
  ],
  ['a script that does not load', scriptBlocked, declined('The card form couldn’t load.')],
  ['another price', api(409, 'amount_changed'), { kind: 'amount-changed' }],
  ['an earlier payment', api(409, 'already_accepted'), { kind: 'accepted-before' }],
  ['another conflict', api(409, 'locked', { message: 'Locked.' }), declined('Locked.')],
  [
    'the codes of a conflict with another status',
    api(400, 'amount_changed', { message: 'No.' }),
    declined('No.'),
  ],
  [
    'an earlier payment with another status',
    api(400, 'already_accepted', { message: 'No.' }),
    declined('No.'),
  ],
  [
    'expired prices',
    api(410, 'quote_expired', { message: 'Expired.' }),
    { kind: 'expired', text: 'Expired.' },
  ],
  [
    'sentences',
    apiErrorFrom(400, { message: 'x', errors: ['One.', 'Two.'] }),
    declined('One. Two.'),
  ],
  [
    'sentences beside a detail',
    apiErrorFrom(400, { message: 'x', errors: ['One.', 'Two.'], detail: { field: 'name' } }),
    declined('One. Two.'),
  ],
  [
    'sentences in records',
    apiErrorFrom(400, { errors: [{ message: 'One.' }, { message: 'Two.' }] }),
    declined('One. Two.'),
  ],
  [
    'sentences among other things',
    apiErrorFrom(400, { message: 'x', errors: [1, 'Two.', {}, ''] }),
    declined('Two.'),
  ],
  [
    'no sentence but a message',
    apiErrorFrom(402, { message: 'No.', errors: [1] }),
    declined('No.'),
  ],
  ['errors that are no list', apiErrorFrom(402, { message: 'No.', errors: 'x' }), declined('No.')],
  ['neither sentence nor message', api(402), declined(unable)],
  ['an empty message', api(402, undefined, { message: '' }), declined(unable)],
])('%s is a refusal', (_, failure, refusal) => {
  expect(paymentRefusalOf(failure)).toEqual(refusal);
});

test('the codes of cards say nothing about a bank', () => {
  const failure = api(402, 'insufficient_funds', { message: 'The account is empty.' });
  expect(paymentRefusalOf(failure, 'bank')).toEqual(declined('The account is empty.'));
});

const late = 'We don’t know if your payment arrived. The server didn’t respond in time';
const failed = 'We don’t know if your payment arrived. The server had a problem';

test.each([
  [new NetworkError(), 'The server didn’t respond: check'],
  [new ContractError('create-payment', '', 'x'), 'couldn’t read'],
  [api(408), late],
  [api(429), failed],
  [api(500), failed],
  [api(503), failed],
])('after %s the outcome of the payment is unknown', (failure, text) => {
  expect(paymentRefusalOf(failure)).toEqual({
    kind: 'unknown',
    text: expect.stringContaining(text),
  });
});
