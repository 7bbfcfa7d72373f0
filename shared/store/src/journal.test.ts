import { ApiError } from '@fairlead/contracts';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $journal, withoutSecrets } from './journal.ts';
import { $toasts, notify, toastDismissed } from './notifications.ts';
import { requestFx } from './request.ts';

const call = {
  name: 'bind-request',
  service: 'client-backend',
  method: 'POST',
  path: '/issuance/bind-request',
  query: {},
  headers: {},
  body: { payment_method_token: 'tok_4242', payment_type: 'CC' },
} as const;

test('a call is written down with what came of it and without its tokens', async () => {
  const scope = fork({
    handlers: [[requestFx, () => Promise.reject(new ApiError(402))]],
  });
  await allSettled(requestFx, { scope, params: call });
  expect(scope.getState($journal)).toEqual([
    {
      kind: 'call',
      name: 'bind-request',
      method: 'POST',
      path: 'client-backend/issuance/bind-request',
      status: 402,
      body: { payment_method_token: '(hidden)', payment_type: 'CC' },
    },
  ]);
});

test('a token is hidden however deep it stands', () => {
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
  await allSettled(toastDismissed, { scope, params: 1 });
  expect(scope.getState($toasts)).toEqual([]);
  expect(scope.getState($journal)).toEqual([{ kind: 'toast', text: 'Cyber added' }]);
});
