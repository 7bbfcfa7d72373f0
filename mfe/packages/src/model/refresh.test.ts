import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { oneAfterAnother } from '../../testing/payment.ts';

const two = [aPackage('pk_1'), aPackage('pk_2')];

/** The home of expired prices, whose packages answer a look with these, one after the other. */
async function expired(...looks: (string | Error)[]) {
  let isFresh = false;
  const first = oneAfterAnother(
    ...looks.map((look) => (look instanceof Error ? look : { status: look })),
  );
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      'get-market-submission': () =>
        aSubmission({ status: isFresh ? 'RELEASED' : 'EXPIRED', packages: two }),
      'get-market-submission-status': () => ({ status: 'RELEASED' }),
      'refresh-active-packages': () => {
        isFresh = true;
        return {};
      },
      'get-package-status': ({ path }) => (path.includes('pk_1') ? first() : { status: 'READY' }),
    },
  });
  const looked = () => page.callsOf('get-package-status').map(({ path }) => path);
  return { ...page, looked };
}

const of = (id: string) => `/package/${id}/status`;

test('a refresh is requested for the submission, polls the packages every 3 s while one is PENDING, and then loads', async () => {
  const { model, send, pass, get, callsOf, looked } = await expired('PENDING', 'READY');
  expect(get(model.refresh.$isExpired)).toBe(true);
  await send(model.refresh.asked);
  expect(callsOf('refresh-active-packages').map(({ body }) => body)).toEqual([
    { market_submission_id: 'ms_1' },
  ]);
  expect(get(model.refresh.$isRefreshing)).toBe(true);
  expect(get(model.refresh.$lock)).toBe('refreshing');
  await pass(1_500);
  expect(looked()).toEqual([]);
  await pass(1_500);
  expect(looked()).toEqual([of('pk_1'), of('pk_2')]);
  expect(get(model.refresh.$isRefreshing)).toBe(true);
  const loads = callsOf('get-market-submission').length;
  await pass(3_000);
  expect(looked()).toEqual([of('pk_1'), of('pk_2'), of('pk_1'), of('pk_2')]);
  expect(callsOf('get-market-submission')).toHaveLength(loads + 1);
  expect(get(model.refresh.$isRefreshing)).toBe(false);
  expect(get(model.refresh.$lock)).toBeNull();
  await pass(3_000);
  expect(looked()).toHaveLength(4);
});

test('a look at the packages that fails is followed by the next one', async () => {
  const { model, send, pass, get, looked } = await expired(new ApiError(500), 'READY');
  await send(model.refresh.asked);
  await pass(3_000);
  expect(get(model.refresh.$isRefreshing)).toBe(true);
  await pass(3_000);
  expect(looked()).toHaveLength(4);
  expect(get(model.refresh.$isRefreshing)).toBe(false);
});

test('a package that is gone meanwhile isn’t waited for', async () => {
  const { model, send, pass, get, looked } = await expired(new ApiError(404));
  await send(model.refresh.asked);
  await pass(3_000);
  expect(looked()).toHaveLength(2);
  expect(get(model.refresh.$isRefreshing)).toBe(false);
});

test('a running refresh isn’t requested again', async () => {
  const { model, send, callsOf } = await expired('READY');
  await send(model.refresh.asked);
  await send(model.refresh.asked);
  expect(callsOf('refresh-active-packages')).toHaveLength(1);
});

test('good prices are not locked', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: { 'get-market-submission': () => aSubmission({ packages: two }) },
  });
  expect(page.get(page.model.refresh.$lock)).toBeNull();
  expect(page.get(page.model.refresh.$isExpired)).toBe(false);
  expect(page.get(page.model.refresh.$isRefreshing)).toBe(false);
});

test('prices that are there are locked until they are loaded, or could not be', async () => {
  let answer: () => unknown = () => aSubmission({ status: 'EXPIRED', packages: two });
  const { model, send, pass, get } = await openScreen('/market-submission/ms_1', {
    answers: {
      'get-market-submission': () => answer(),
      'get-market-submission-status': () => ({ status: 'RELEASED' }),
      'refresh-active-packages': () => ({}),
      'get-package-status': () => ({ status: 'READY' }),
    },
  });
  const load = Promise.withResolvers<unknown>();
  answer = () => load.promise;
  await send(model.refresh.asked);
  await pass(3_000);
  expect(get(model.refresh.$isRefreshing)).toBe(true);
  load.reject(new ApiError(400));
  await pass(0);
  expect(get(model.refresh.$isRefreshing)).toBe(false);
});
