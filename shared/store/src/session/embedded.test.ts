import { ApiError } from '@fairlead/contracts';
import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';
import { requestFx } from '../calls/request.ts';
import { embeddedCodeFound } from './embedded.ts';
import { authFailed } from './session.ts';

test('a code that the server refuses fails authentication, with what the server said as its cause', async () => {
  const refusal = new ApiError(400, { message: 'The code has expired' });
  const scope = fork({ handlers: [[requestFx, () => Promise.reject(refusal)]] });
  const failures: Error[] = [];
  createWatch({ unit: authFailed, scope, fn: (failure) => failures.push(failure) });
  const params = { code: 'old', address: '/?auth_code=old' };
  await allSettled(embeddedCodeFound, { scope, params });
  expect(failures).toMatchObject([{ message: 'Get access token failed', cause: refusal }]);
});
