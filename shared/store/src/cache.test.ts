import { getUserInfo } from '@fairlead/contracts';
import { getAvailableCoverages } from '@fairlead/contracts/packages';
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheCleared, createQueryFx, invalidated } from './cache.ts';
import { requestFx } from './request.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const asked = { params: { id: 'ms_1' } };
const day = 24 * 60 * 60 * 1000;

function counting(answer: unknown) {
  const request = vi.fn(() => answer);
  return { request, scope: fork({ handlers: [[requestFx, request]] }) };
}

test('SHELL-032 an answer is asked for once and kept for good', async () => {
  const { request, scope } = counting({ is_admin: false, coverage_names: [] });
  const queryFx = createQueryFx(getUserInfo);
  await allSettled(queryFx, { scope, params: undefined });
  vi.setSystemTime(365 * day);
  await allSettled(queryFx, { scope, params: undefined });
  expect(request).toHaveBeenCalledTimes(1);
});

test('SHELL-033 with five minutes an answer is asked for again after five minutes', async () => {
  const { request, scope } = counting([]);
  const queryFx = createQueryFx(getAvailableCoverages, { staleAfter: 5 * 60 * 1000 });
  await allSettled(queryFx, { scope, params: asked });
  vi.setSystemTime(5 * 60 * 1000 - 1);
  await allSettled(queryFx, { scope, params: asked });
  expect(request).toHaveBeenCalledTimes(1);
  vi.setSystemTime(5 * 60 * 1000);
  await allSettled(queryFx, { scope, params: asked });
  expect(request).toHaveBeenCalledTimes(2);
});

test('another question, an invalidation and a clearing ask again', async () => {
  const { request, scope } = counting([]);
  const queryFx = createQueryFx(getAvailableCoverages);
  await allSettled(queryFx, { scope, params: asked });
  await allSettled(queryFx, { scope, params: { params: { id: 'ms_2' } } });
  expect(request).toHaveBeenCalledTimes(2);
  await allSettled(invalidated, { scope, params: { name: 'get-available-coverages' } });
  await allSettled(queryFx, { scope, params: asked });
  await allSettled(cacheCleared, { scope });
  await allSettled(queryFx, { scope, params: asked });
  expect(request).toHaveBeenCalledTimes(4);
});

test('a failure is not kept', async () => {
  const request = vi.fn().mockImplementationOnce(() => {
    throw new Error('no');
  });
  request.mockReturnValue([]);
  const scope = fork({ handlers: [[requestFx, request]] });
  const queryFx = createQueryFx(getAvailableCoverages);
  expect(await allSettled(queryFx, { scope, params: asked })).toMatchObject({ status: 'fail' });
  expect(await allSettled(queryFx, { scope, params: asked })).toMatchObject({
    status: 'done',
    value: [],
  });
});
