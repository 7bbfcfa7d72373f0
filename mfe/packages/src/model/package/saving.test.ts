import { ApiError } from '@fairlead/contracts';
import { $toasts, addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';
import { textsOf } from '../../../testing/drawn.ts';
import {
  askReview,
  changeLimit,
  open,
  own,
  twoCoverages,
  withOwn,
} from '../../../testing/package-page.ts';

test('PACKAGES-114 PACKAGES-105 PACKAGES-106 PACKAGES-107 PACKAGES-110 saving reprices: the package is followed every 3 s, then the changes are reset', async () => {
  let status = 'READY';
  const shown = await open(own, {
    'get-market-submission': () => withOwn({ status }),
    'customize-package': () => {
      status = 'PENDING';
      return {};
    },
    'get-package-status': () => ({ status }),
  });
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(shown.callsOf('customize-package')[0]?.body).toMatchObject({
    package_id: 'pk_9',
    coverage_requests: [
      {
        product_name: 'SML',
        coverage_parameters: { epl: true, epl_agg_limit: 200_000_000 },
        client_requested: false,
      },
    ],
  });
  expect(textsOf(shown)).toContain('Updating price…');
  const fetched = shown.callsOf('get-market-submission').length;
  await shown.pass(3_000);
  expect(shown.callsOf('get-package-status')).toHaveLength(1);
  expect(shown.callsOf('get-market-submission')).toHaveLength(fetched);
  status = 'READY';
  await shown.pass(3_000);
  expect(textsOf(shown)).toContain('Continue to Payment');
  expect(textsOf(shown)).not.toContain('1 change');
  expect(shown.toasts()).toEqual([]);
});

test('PACKAGES-096 a saved package starts on the day that the quotes were requested for', async () => {
  const quotes = twoCoverages().quotes.map((quote) => ({
    ...quote,
    requested_effective_date: '2026-12-05',
  }));
  const shown = await open(own, {
    'get-market-submission': () => withOwn({ quotes }),
    'customize-package': () => ({}),
  });
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(shown.callsOf('customize-package').map(({ body }) => body)).toEqual([
    {
      package_id: 'pk_9',
      coverage_requests: [
        {
          product_name: 'SML',
          carrier_id: 'carrier',
          coverage_parameters: { epl: true, epl_agg_limit: 200_000_000 },
          notes: null,
          client_requested: false,
        },
      ],
      requested_effective_date: '2026-12-05',
    },
  ]);
});

test('PACKAGES-109 PACKAGES-030 PACKAGES-031 a quote that is blocked after repricing leads a client to the review-block page', async () => {
  let isDone = false;
  const shown = await open(own, {
    'get-market-submission': () =>
      withOwn({ status: 'READY' }, { status: isDone ? 'QUOTE_BLOCKED' : 'RELEASED' }),
    'customize-package': () => {
      isDone = true;
      return {};
    },
    'get-package-status': () => ({ status: 'READY' }),
    'get-market-submission-status': () => ({ status: 'QUOTE_BLOCKED' }),
  });
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  await shown.pass(3_000);
  expect(shown.screen()).toBe('gtm-review-block');
  expect(textsOf(shown)).toContain('Hold tight, we’re updating your insurance packages.');
});

test('PACKAGES-108 ERROR-054 an admin stays and sees that the quote is blocked', async () => {
  let isDone = false;
  const shown = await open(
    '/admin/market-submission/ms_1/packages/pk_9',
    {
      'get-admin-market-submission': () =>
        withOwn({ status: 'READY' }, { status: isDone ? 'QUOTE_BLOCKED' : 'RELEASED' }),
      'customize-package': () => {
        isDone = true;
        return {};
      },
      'get-package-status': () => ({ status: 'READY' }),
    },
    { isAdmin: true },
  );
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  await shown.pass(3_000);
  expect(shown.screen()).toBe('admin-package');
  expect(shown.get($toasts)).toMatchObject([
    { text: 'Quote blocked. Please review the quote.', audience: 'admin' },
  ]);
});

test('an admin is told nothing of a new price whose quote is not blocked', async () => {
  const shown = await open(
    '/admin/market-submission/ms_1/packages/pk_9',
    {
      'get-admin-market-submission': () => withOwn({ status: 'READY' }),
      'customize-package': () => ({}),
      'get-package-status': () => ({ status: 'READY' }),
    },
    { isAdmin: true },
  );
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  await shown.pass(3_000);
  expect(textsOf(shown)).not.toContain('1 change');
  expect(shown.get($toasts)).toEqual([]);
});

test('PACKAGES-115 PACKAGES-005 a review is requested with a note, and the package is with the underwriter', async () => {
  let status = 'READY';
  const shown = await open(own, {
    'get-market-submission': () => withOwn({ status }),
    'customize-package': () => {
      status = 'IN_REVIEW';
      return {};
    },
    'get-package-status': () => ({ status }),
  });
  await askReview(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(textsOf(shown)).toContain('A review takes up to 3 days.');
  await shown.send(shown.model.packagePage.saving.noteTyped, 'A customer asks for it');
  await shown.send(shown.model.packagePage.saving.reviewSent);
  expect(shown.callsOf('customize-package')[0]?.body).toMatchObject({
    coverage_requests: [
      {
        coverage_parameters: { epl: true, epl_agg_limit: [500_000_000] },
        notes: 'A customer asks for it',
        client_requested: true,
      },
    ],
  });
  expect(shown.screen()).toBe('market-submission');
  expect(textsOf(shown)).toContain('Under Review');
  status = 'READY';
  await shown.send(addressOpened, own);
  expect(shown.screen()).toBe('package');
  expect(textsOf(shown)).not.toContain('Edited');
});

test('PACKAGES-121 a package in review is polled every 10 s', async () => {
  const shown = await open('/market-submission/ms_1', {
    'get-market-submission': () => withOwn({ status: 'IN_REVIEW' }),
    'get-package-status': () => ({ status: 'IN_REVIEW' }),
  });
  await shown.pass(9_999);
  expect(shown.callsOf('get-package-status')).toHaveLength(0);
  await shown.pass(1);
  expect(shown.callsOf('get-package-status')).toHaveLength(1);
});

test('ERROR-052 a review that could not be requested says so and keeps note and changes', async () => {
  const shown = await open(own, {
    'customize-package': () => {
      throw new ApiError(500);
    },
  });
  await askReview(shown);
  const { saving, primaryPressed } = shown.model.packagePage;
  await shown.send(primaryPressed);
  await shown.send(saving.noteTyped, 'why');
  await shown.send(saving.reviewSent);
  expect(shown.toasts()).toEqual(['Failed to request review. Please try again.']);
  expect(shown.get(saving.$note)).toBe('why');
  expect(shown.get(saving.$isReviewOpen)).toBe(true);
});

test('nothing is changed while changes are being saved: it would be discarded with them', async () => {
  const answer = Promise.withResolvers<unknown>();
  const shown = await open(own, { 'customize-package': () => answer.promise });
  const { customization } = shown.model.packagePage;
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  await shown.send(customization.tried, { kind: 'remove', coverage: 'dao' });
  expect(shown.get(customization.$enabled)).toEqual(['dao', 'epl']);
  expect(shown.toasts()).toEqual([
    'Cannot edit quote while there is a pending coverage request. Please wait for the request to be processed.',
  ]);
  answer.reject(new ApiError(500));
  await shown.pass(0);
  await shown.send(customization.tried, { kind: 'remove', coverage: 'dao' });
  expect(shown.get(customization.$enabled)).toEqual(['epl']);
});
