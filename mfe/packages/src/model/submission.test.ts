import { ApiError } from '@fairlead/contracts';
import type { MarketSubmission } from '@fairlead/contracts/packages';
import { fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { $toasts, authFailed, navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import {
  aCoverage,
  aCustomPackage,
  aPackage,
  aQuote,
  aSubmission,
} from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { oneAfterAnother } from '../../testing/payment.ts';

const home = '/market-submission/ms_1';
const packages = [
  aPackage('pk_4', { status: 'IN_REVIEW' }),
  aPackage('pk_2'),
  aPackage('pk_5', { status: 'ARCHIVED' }),
  aPackage('pk_6', { status: 'INVALIDATED' }),
  aCustomPackage({ status: 'PENDING' }),
  aPackage('pk_1'),
];
const open = (answer: () => unknown, more: Partial<Parameters<typeof openScreen>[1]> = {}) =>
  openScreen(home, {
    ...more,
    answers: {
      'get-market-submission': answer,
      'get-admin-market-submission': answer,
      'get-market-submission-status': () => ({ status: 'RELEASED' }),
      'get-package-status': () => ({ status: 'PENDING' }),
      'get-available-coverages': () => [],
      ...more.answers,
    },
  });
const ids = (shown: Awaited<ReturnType<typeof open>>) =>
  shown.get(shown.model.submission.$packages).map(({ id }) => id);

test('a client sees the packages that are ready and the own one, in their order', async () => {
  expect(ids(await open(() => aSubmission({ packages })))).toEqual(['pk_1', 'pk_2', 'pk_9']);
});

test('an admin sees those in review too, and none that is put away', async () => {
  const shown = await open(() => aSubmission({ packages }), { isAdmin: true });
  expect(ids(shown)).toEqual(['pk_1', 'pk_2', 'pk_4', 'pk_9']);
});

test('the own package follows those of the advisor, as on the admin’s board, whichever number it has', async () => {
  const page = await open(() =>
    aSubmission({ packages: [aCustomPackage({ order: 1 }), aPackage('pk_1'), aPackage('pk_2')] }),
  );
  expect(page.get(page.model.submission.$packages).map(({ id }) => id)).toEqual([
    'pk_1',
    'pk_2',
    'pk_9',
  ]);
});

test('a package that is opened shows what is known while the submission is loaded again', async () => {
  const shown = await open(oneAfterAnother(aSubmission(), noAnswerYet()));
  await shown.send(navigate, {
    route: 'package',
    params: { marketSubmissionId: 'ms_1', packageId: 'pk_2' },
  });
  expect(shown.callsOf('get-market-submission')).toHaveLength(2);
  expect(shown.get(shown.model.packagePage.$package)?.id).toBe('pk_2');
});

test('another submission shows nothing of the one before', async () => {
  const shown = await open(oneAfterAnother(aSubmission(), noAnswerYet()));
  await shown.send(navigate, {
    route: 'market-submission',
    params: { marketSubmissionId: 'ms_2' },
  });
  expect(shown.callsOf('get-market-submission').at(-1)?.path).toBe('/market-submission/ms_2');
  expect(shown.get(shown.model.submission.$submission)).toBeNull();
  expect(shown.get(shown.model.submission.$view)).toBeNull();
  expect(ids(shown)).toEqual([]);
  expect(shown.get(shown.model.refresh.$lock)).toBe('loading');
  expect(shown.get(shown.model.comparison.$base)).toBeNull();
  expect(shown.get(shown.model.print.$holdsUntil)).toBeNull();
});

test('a submission that fails to load shows the crash page until it is requested again', async () => {
  const shown = await open(oneAfterAnother(new ApiError(400), aSubmission(), new ApiError(400)));
  const { $loadFailure, retried, refetched } = shown.model.submission;
  expect(shown.get($loadFailure)).toEqual(new ApiError(400));
  await shown.send(retried);
  expect(shown.get($loadFailure)).toBeNull();
  await shown.send(refetched);
  expect(shown.get($loadFailure)).toBeNull();
  expect(ids(shown)).toEqual(['pk_1', 'pk_2']);
});

test('a user who could not be asked for shows the crash page, and is asked for again with the submission', async () => {
  const session = {
    authenticated: true,
    client_id: 'cl_1',
    contact_id: 'ct_1',
    client_selection_required: false,
    expires_at: null,
  };
  const shown = await open(() => aSubmission({ packages }), {
    isAdmin: null,
    answers: {
      'get-session': () => session,
      'get-auth-user': noAnswerYet,
      'get-user-info': () => ({ is_admin: false, coverage_names: [] }),
    },
  });
  const { $loadFailure, retried } = shown.model.submission;
  expect(shown.get($loadFailure)).toBeNull();
  await shown.send(authFailed, new ApiError(403));
  expect(shown.get($loadFailure)).toEqual(new ApiError(403));
  await shown.send(retried);
  expect(shown.get($loadFailure)).toBeNull();
  expect(ids(shown)).toEqual(['pk_1', 'pk_2', 'pk_9']);
});

test('of two responses, the one to the last request counts', async () => {
  const older = Promise.withResolvers<MarketSubmission>();
  const named = (name: string) =>
    aSubmission({ packages: [aPackage('pk_1', { name }), aPackage('pk_2')] });
  const shown = await open(oneAfterAnother(aSubmission(), older.promise, named('Newer')));
  await shown.send(shown.model.submission.refetched);
  await shown.send(shown.model.submission.refetched);
  older.resolve(named('Older'));
  await shown.pass(0);
  expect(shown.get(shown.model.submission.$packages)[0]?.name).toBe('Newer');
});

test('a change that the server has made is known at once, and of no use before anything is loaded', async () => {
  const shown = await open(() => aSubmission());
  const { changed, $submission } = shown.model.submission;
  await shown.send(changed, { id: 'ms_1', changes: { company: 'Tidewell' } });
  expect(shown.get($submission)?.company).toBe('Tidewell');
  expect(shown.get(shown.model.print.$company)).toBe('Tidewell');
  const early = await open(fails(400));
  await early.send(early.model.submission.changed, {
    id: 'ms_1',
    changes: { company: 'Tidewell' },
  });
  expect(early.get(early.model.submission.$submission)).toBeNull();
});

test('a change that the server has made of another submission changes nothing of the open one', async () => {
  const shown = await open(() => aSubmission());
  const { changed, requestedDayChanged, $submission } = shown.model.submission;
  const before = shown.get($submission);
  await shown.send(changed, { id: 'ms_2', changes: { selected_package_id: 'pk_7' } });
  await shown.send(requestedDayChanged, { id: 'ms_2', day: '2026-12-05' });
  expect(shown.get($submission)).toBe(before);
});

test('an application expires at midnight, once somebody asks what day it is', async () => {
  const shown = await open(() => aSubmission({ expiration_date: '2026-11-20' }));
  const { $isApplicationExpired, dayAsked } = shown.model.submission;
  expect(shown.get($isApplicationExpired)).toBe(false);
  vi.setSystemTime(new Date('2026-11-21T00:05:00'));
  await shown.send(dayAsked);
  expect(shown.get($isApplicationExpired)).toBe(true);
});

test('a failed call shows a red toast', async () => {
  const tones = async (
    act: (shown: Awaited<ReturnType<typeof open>>) => Promise<unknown>,
    name: string,
    more: Partial<MarketSubmission> = {},
  ) => {
    const shown = await open(() => aSubmission(more), { answers: { [name]: fails(500) } });
    await act(shown);
    return shown.get($toasts).map(({ text, tone }) => [text, tone]);
  };
  expect(
    await tones(({ send, model }) => send(model.refresh.asked), 'refresh-active-packages', {
      status: 'EXPIRED',
    }),
  ).toEqual([['Failed to refresh packages. Please try again.', 'danger']]);
  expect(
    await tones(({ send, model }) => send(model.buying.bought, 'pk_1'), 'update-market-submission'),
  ).toEqual([[expect.any(String), 'danger']]);
  expect(
    await tones(
      ({ send, model }) => send(model.applicationExpiry.reviewAsked),
      'unlock-application',
      { expiration_date: '2026-11-01' },
    ),
  ).toEqual([['Error unlocking application', 'danger']]);
});

test('PACKAGES-094 a package lists its products in their order, whichever order the server has', async () => {
  const unordered = ['SML', 'CP_CEM', 'SGL'].map((product_name) =>
    aQuote(product_name, { product_name, coverages: [aCoverage(`of_${product_name}`)] }),
  );
  const page = await open(() =>
    aSubmission({
      packages: [aPackage('pk_1', { quotes: unordered }), aPackage('pk_2')],
      selected_package_id: 'pk_1',
    }),
  );
  const { billing, confirmation } = page.model;
  expect(page.get(billing.$lines).premiums.map(({ code }) => code)).toEqual([
    'SGL',
    'CP_CEM',
    'SML',
  ]);
  expect(page.get(confirmation.$covered).map(({ coverage }) => coverage)).toEqual([
    'of_SGL',
    'of_CP_CEM',
    'of_SML',
  ]);
});
