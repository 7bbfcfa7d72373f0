import { ApiError, NetworkError } from '@fairlead/contracts';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { requestFx } from '../calls/request.ts';
import { reportErrorFx } from '../host/host-effects.ts';
import { $toasts, notify, toastDismissed } from '../notifications/notifications.ts';
import { $decisions, $journal, decided, journaled, withoutSecrets } from './journal.ts';

const call = {
  name: 'bind-request',
  service: 'client-backend',
  method: 'POST',
  path: '/issuance/bind-request',
  query: { client_id: 'cl_1', code: '481516' },
  headers: {},
  body: { payment_method_token: 'tok_4242', payment_type: 'CC' },
} as const;

test('a call is written down with what came of it and without its tokens', async () => {
  const refusal = new ApiError(402, {
    message: 'The card was declined',
    errorCode: 'card_declined',
    detail: { token: 'tok_4242', reason: 'funds' },
  });
  const scope = fork({ handlers: [[requestFx, () => Promise.reject(refusal)]] });
  await allSettled(requestFx, { scope, params: call });
  expect(scope.getState($journal)).toEqual([
    {
      kind: 'call',
      name: 'bind-request',
      method: 'POST',
      path: 'client-backend/issuance/bind-request',
      status: 402,
      query: { client_id: 'cl_1', code: '(hidden)' },
      body: { payment_method_token: '(hidden)', payment_type: 'CC' },
      answer: {
        message: 'The card was declined',
        error_code: 'card_declined',
        detail: { token: '(hidden)', reason: 'funds' },
      },
    },
  ]);
});

test('a reported error is in the journal with its place', async () => {
  const scope = fork({ handlers: [[reportErrorFx, () => {}]] });
  const error = new TypeError('quotes is not iterable');
  await allSettled(reportErrorFx, { scope, params: { error, where: 'packages: render' } });
  expect(scope.getState($journal)).toEqual([
    {
      kind: 'error',
      message: 'quotes is not iterable',
      where: 'packages: render',
      stack: expect.stringContaining('journal.test.ts'),
    },
  ]);
});

test.each([
  ['an answer', () => ({}), 200],
  ['a refusal', () => Promise.reject(new ApiError(409)), 409],
  ['no answer', () => Promise.reject(new NetworkError()), 'no answer'],
])('%s is written down as what it is', async (_, answer, status) => {
  const scope = fork({ handlers: [[requestFx, answer]] });
  await allSettled(requestFx, { scope, params: call });
  expect(scope.getState($journal)).toMatchObject([{ kind: 'call', status }]);
});

test.each([
  [new NetworkError(new TypeError('Failed to fetch')), 'TypeError: Failed to fetch'],
  [
    new NetworkError(new TypeError('Failed to fetch'), 200),
    'TypeError: Failed to fetch, after its status 200',
  ],
])('a call without an answer says why, in the words of the platform', async (failure, problem) => {
  const scope = fork({ handlers: [[requestFx, () => Promise.reject(failure)]] });
  await allSettled(requestFx, { scope, params: call });
  expect(scope.getState($journal)).toMatchObject([{ status: 'no answer', problem }]);
});

test('the last thousand entries and two hundred decisions are remembered, oldest first', async () => {
  const texts = Array.from({ length: 1002 }, (_, index) => `toast ${index}`);
  const scope = fork();
  for (const text of texts) await allSettled(journaled, { scope, params: { kind: 'toast', text } });
  expect(scope.getState($journal)).toEqual(texts.slice(2).map((text) => ({ kind: 'toast', text })));
  const reasons = texts.slice(0, 202);
  for (const because of reasons)
    await allSettled(decided, {
      scope,
      params: { router: 'guard', to: { route: 'login' }, because, facts: {} },
    });
  expect(scope.getState($decisions).map(({ because }) => because)).toEqual(reasons.slice(2));
});

test('a token is hidden at any depth', () => {
  expect(withoutSecrets({ a: [{ plaid_token: 'x', name: 'y' }], code: null })).toEqual({
    a: [{ plaid_token: '(hidden)', name: 'y' }],
    code: null,
  });
});

test('a toast is shown until it is dismissed, and remembered', async () => {
  const scope = fork();
  await allSettled(notify, { scope, params: { text: 'Cyber added' } });
  expect(scope.getState($toasts)).toEqual([
    { id: 1, text: 'Cyber added', tone: 'neutral', audience: 'client' },
  ]);
  await allSettled(notify, { scope, params: { text: 'Crime added' } });
  await allSettled(notify, { scope, params: { text: 'Removed', tone: 'danger' } });
  await allSettled(toastDismissed, { scope, params: 1 });
  expect(scope.getState($toasts)).toMatchObject([
    { id: 2, text: 'Crime added' },
    { id: 3, text: 'Removed', tone: 'danger' },
  ]);
  expect(scope.getState($journal)).toEqual([
    { kind: 'toast', text: 'Cyber added' },
    { kind: 'toast', text: 'Crime added' },
    { kind: 'toast', text: 'Removed' },
  ]);
});
