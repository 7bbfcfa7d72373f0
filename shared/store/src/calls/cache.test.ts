import { getUserInfo, NetworkError } from '@fairlead/contracts';
import { cancelDiscretion } from '@fairlead/contracts/application';
import { getAvailableCoverages } from '@fairlead/contracts/packages';
import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cacheCleared, createQueryFx } from './cache.ts';
import { createCallFx } from './call-fx.ts';
import { requestFx } from './request.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const asked = { params: { id: 'ms_1' } };
const day = 24 * 60 * 60 * 1000;

function counting(answer: unknown) {
  const request = vi.fn(() => answer);
  return { request, scope: fork({ handlers: [[requestFx, request]] }) };
}

test('SHELL-032 a response is requested once and cached permanently', async () => {
  const { request, scope } = counting({ is_admin: false, coverage_names: [] });
  const queryFx = createQueryFx(getUserInfo);
  await allSettled(queryFx, { scope, params: undefined });
  vi.setSystemTime(365 * day);
  await allSettled(queryFx, { scope, params: undefined });
  expect(request).toHaveBeenCalledTimes(1);
});

test('SHELL-033 a query that is stale after five minutes is requested again then', async () => {
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

test('another question and a clearing ask again', async () => {
  const { request, scope } = counting([]);
  const queryFx = createQueryFx(getAvailableCoverages);
  await allSettled(queryFx, { scope, params: asked });
  await allSettled(queryFx, { scope, params: { params: { id: 'ms_2' } } });
  expect(request).toHaveBeenCalledTimes(2);
  await allSettled(cacheCleared, { scope });
  await allSettled(queryFx, { scope, params: asked });
  expect(request).toHaveBeenCalledTimes(3);
});

describe('a write', () => {
  const writeFx = createCallFx(cancelDiscretion);
  const write = { params: { id: 'dd_1' } };
  const queries = () => ({
    forClients: createQueryFx(getUserInfo),
    forCarriers: createQueryFx(getAvailableCoverages, { outlivesWrites: true }),
  });

  /** A server that counts what it is asked, call by call. */
  function answering(onWrite: () => unknown = () => ({})) {
    const calls: string[] = [];
    const scope = fork({
      handlers: [
        [
          requestFx,
          ({ name }: { name: string }) => {
            calls.push(name);
            if (name === 'get-user-info') return { is_admin: false, coverage_names: [] };
            return name === 'get-available-coverages' ? [] : onWrite();
          },
        ],
      ],
    });
    const times = (name: string) => calls.filter((call) => call === name).length;
    return { scope, times };
  }

  test.each([
    ['that succeeds', () => ({})],
    [
      'without an answer',
      () => {
        throw new NetworkError();
      },
    ],
  ])('%s makes what was read be asked for again, but not what outlives writes', async (_, end) => {
    const { scope, times } = answering(end);
    const { forClients, forCarriers } = queries();
    await allSettled(forClients, { scope, params: undefined });
    await allSettled(forCarriers, { scope, params: asked });
    await allSettled(writeFx, { scope, params: write });
    await allSettled(forClients, { scope, params: undefined });
    await allSettled(forCarriers, { scope, params: asked });
    expect(times('get-user-info')).toBe(2);
    expect(times('get-available-coverages')).toBe(1);
  });

  test.each([
    ['a write', 'is not kept', {}, 2],
    ['a write', 'is kept where it outlives writes', { outlivesWrites: true }, 1],
    ['a clearing', 'is not kept, whatever it outlives', { outlivesWrites: true }, 2],
  ])('an answer under way during %s %s', async (what, _, options, times) => {
    const queryFx = createQueryFx(getUserInfo, options);
    let answer = (_: unknown) => {};
    const slow = new Promise((resolve) => {
      answer = resolve;
    });
    const request = vi.fn(({ name }: { name: string }) => (name === 'get-user-info' ? slow : {}));
    const scope = fork({ handlers: [[requestFx, request]] });
    const read = allSettled(queryFx, { scope, params: undefined });
    const between =
      what === 'a write'
        ? allSettled(writeFx, { scope, params: write })
        : allSettled(cacheCleared, { scope });
    await new Promise((resolve) => setImmediate(resolve));
    answer({ is_admin: false, coverage_names: [] });
    await Promise.all([read, between]);
    await allSettled(queryFx, { scope, params: undefined });
    expect(request.mock.calls.filter(([{ name }]) => name === 'get-user-info')).toHaveLength(times);
  });
});

test("a failed call isn't cached", async () => {
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
