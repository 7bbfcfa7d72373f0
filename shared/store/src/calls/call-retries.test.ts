import { ApiError, type Call, endpoint, getUserInfo, NetworkError } from '@fairlead/contracts';
import { allSettled, fork } from 'effector';
import * as s from 'superstruct';
import { expect, test, vi } from 'vitest';
import { userInfo } from '../../testing/user-info.ts';
import { waitFx } from '../time/wait.ts';
import { createCallFx } from './call-fx.ts';
import { requestFx } from './request.ts';

test('API-054 the user-info call is made four times in all, after 1, 2 and 3 s', async () => {
  const waits: number[] = [];
  const request = vi.fn(() => {
    throw new NetworkError();
  });
  const scope = fork({
    handlers: [
      [requestFx, request],
      [waitFx, (duration: number) => void waits.push(duration)],
    ],
  });
  const callFx = createCallFx(getUserInfo, { retries: 3, delay: (retry) => retry * 1000 });
  const { status } = await allSettled(callFx, { scope, params: undefined });
  expect(status).toBe('fail');
  expect(request).toHaveBeenCalledTimes(4);
  expect(waits).toEqual([1000, 2000, 3000]);
});

test.each([400, 401, 403, 404, 409])(
  'ERROR-008 a %s is an answer: the call is not made again',
  async (status) => {
    const request = vi.fn(() => {
      throw new ApiError(status);
    });
    const scope = fork({ handlers: [[requestFx, request]] });
    await allSettled(createCallFx(getUserInfo, { retries: 3 }), { scope, params: undefined });
    expect(request).toHaveBeenCalledTimes(1);
  },
);

test.each([408, 429, 500, 503, 504])(
  'ERROR-008 a %s may pass: the call is made again',
  async (status) => {
    const request = vi.fn().mockImplementationOnce(() => {
      throw new ApiError(status);
    });
    request.mockReturnValue(userInfo);
    const waits: number[] = [];
    const scope = fork({
      handlers: [
        [requestFx, request],
        [waitFx, (duration: number) => void waits.push(duration)],
      ],
    });
    expect(
      await allSettled(createCallFx(getUserInfo, { retries: 1 }), { scope, params: undefined }),
    ).toMatchObject({ status: 'done' });
    expect(waits).toEqual([0]);
  },
);

test('a call that must not be made twice is never retried', async () => {
  const post = { service: 'auth-service', method: 'POST', path: '/x', source: 'A§7' } as const;
  const answer = s.type({});
  expect(() => createCallFx(endpoint('write', { ...post, answer }), { retries: 1 })).toThrow(
    "The call 'write' was given retries",
  );
  const keyed = endpoint('pay', { ...post, answer, headers: ['Idempotency-Key'] });
  const seen: Call[] = [];
  const scope = fork({
    handlers: [
      [
        requestFx,
        (call: Call) => {
          seen.push(call);
          throw new NetworkError();
        },
      ],
      [waitFx, () => {}],
    ],
  });
  const payFx = createCallFx(keyed, { retries: 2 });
  await allSettled(payFx, { scope, params: {} as never });
  expect(seen).toHaveLength(1);
  await allSettled(payFx, { scope, params: { headers: { 'Idempotency-Key': 'k' } } as never });
  expect(seen).toHaveLength(4);
});
