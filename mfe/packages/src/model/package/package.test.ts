import { ApiError, type MarketSubmission, type Package } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import {
  aCoverage,
  aCustomPackage,
  aPackage,
  aQuote,
  aSubmission,
} from '../../testing/builders.ts';
import { type Answers, openScreen } from '../../testing/open-screen.ts';

const page = (id: string) => `/market-submission/ms_1/packages/${id}`;
const own = page('pk_9');
const available = () => [
  {
    carrier_id: 'carrier',
    product_name: 'SML',
    coverages: [
      aCoverage('dao'),
      aCoverage('epl'),
      aCoverage('fiduciary', { stp_available: false }),
    ],
  },
];
const twoCoverages = (more: Partial<Package> = {}) =>
  aCustomPackage({
    quotes: [aQuote('own', { coverages: [aCoverage('dao'), aCoverage('epl')] })],
    ...more,
  });
const withOwn = (more: Partial<Package> = {}, submission: Partial<MarketSubmission> = {}) =>
  aSubmission({ packages: [aPackage('pk_1'), twoCoverages(more)], ...submission });

const base: Answers = {
  'get-market-submission': () => withOwn(),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'get-available-coverages': available,
};
const open = (
  address: string,
  answers: Answers = {},
  more: Partial<Parameters<typeof openScreen>[1]> = {},
) => openScreen(address, { answers: { ...base, ...answers }, ...more });
type Page = Awaited<ReturnType<typeof open>>;

const changeLimit = async ({ model, send }: Page, value = 200_000_000) => {
  await send(model.packagePage.drawer.opened, 'epl');
  await send(model.packagePage.drawer.nowChosen, { part: 'epl_agg_limit', value });
  await send(model.packagePage.drawer.applied);
};
const askReview = async ({ model, send }: Page) => {
  await send(model.packagePage.drawer.opened, 'epl');
  await send(model.packagePage.drawer.reviewToggled, { part: 'epl_agg_limit', value: 500_000_000 });
  await send(model.packagePage.drawer.applied);
};

test('PACKAGES-022 PACKAGES-056 PACKAGES-057 a package shows its coverages by product, with limits and price', async () => {
  const shown = await open(page('pk_1'));
  for (const text of [
    'Recommended',
    'Management & Professional Liability Policy',
    '$1,000,000',
    '$100.00/mo',
  ])
    expect(shown.texts()).toContain(text);
});

test('PACKAGES-066 prices show by the month or by the year', async () => {
  const shown = await open(page('pk_1'));
  await shown.send(shown.model.billing.intervalChosen, 'ANNUALLY');
  expect(shown.texts()).toContain('$1,164.00/yr');
});

test('PACKAGES-021 a client does not stay on a package in review', async () => {
  const shown = await open(own, {
    'get-market-submission': () => withOwn({ status: 'IN_REVIEW' }),
    'get-package-status': () => ({ status: 'IN_REVIEW' }),
  });
  expect(shown.screen()).toBe('market-submission');
});

test('a package that is gone leads back to the packages', async () => {
  const shown = await open(page('pk_7'));
  expect(shown.screen()).toBe('market-submission');
});

test('PACKAGES-069 without changes the button continues to the payment', async () => {
  const shown = await open(page('pk_1'), { 'update-market-submission': () => ({}) });
  expect(shown.texts()).toContain('Continue to Payment');
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(shown.made('update-market-submission')).toHaveLength(1);
});

test('PACKAGES-063 PACKAGES-064 the drawer has two tabs, for Employment Practices a third', async () => {
  const shown = await open(own);
  await shown.send(shown.model.packagePage.drawer.opened, 'dao');
  expect(shown.texts()).toContain('What it covers');
  expect(shown.texts()).not.toContain('EPL Hotline');
  await shown.send(shown.model.packagePage.drawer.opened, 'epl');
  expect(shown.texts()).toContain('EPL Hotline');
});

test('PACKAGES-111 PACKAGES-112 PACKAGES-098 changing a prepared package asks, then copies it and opens the copy', async () => {
  let isCopied = false;
  const shown = await open(page('pk_1'), {
    'get-market-submission': () =>
      isCopied ? withOwn() : aSubmission({ packages: [aPackage('pk_1'), aPackage('pk_2')] }),
    'duplicate-package': () => {
      isCopied = true;
      return { id: 'pk_9', quotes: [] };
    },
  });
  await shown.send(shown.model.packagePage.customization.tried, { kind: 'add', coverage: 'dao' });
  expect(shown.texts()).toContain('You can have one custom package at a time.');
  await shown.send(shown.model.packagePage.duplication.confirmed);
  expect(shown.made('duplicate-package')[0]?.body).toEqual({
    original_package_id: 'pk_1',
    contact_id: 'ct_1',
    is_client_custom_package: true,
    name: 'Custom',
    description: 'Your customizable insurance package',
  });
  expect(shown.address()).toBe(own);
});

test('ERROR-050 a copy that fails is logged, says so in the dialog, and can be tried again', async () => {
  const shown = await open(page('pk_1'), {
    'get-market-submission': () => aSubmission(),
    'duplicate-package': () => {
      throw new ApiError(500);
    },
  });
  await shown.send(shown.model.packagePage.duplication.asked);
  await shown.send(shown.model.packagePage.duplication.confirmed);
  expect(shown.texts()).toContain('We tried to copy the package.');
  expect(shown.screen()).toBe('package');
});

test('PACKAGES-123 a second custom package is refused', async () => {
  const shown = await open(page('pk_1'));
  await shown.send(shown.model.packagePage.customization.tried, { kind: 'add', coverage: 'dao' });
  expect(shown.toasts()).toEqual(['You may only create up to one custom package.']);
});

test('PACKAGES-124 nothing can be changed while a coverage request is pending', async () => {
  const pending = { status: 'PENDING' } as Package['coverage_requests'][number];
  const shown = await open(own, {
    'get-market-submission': () =>
      withOwn({
        coverage_requests: [
          {
            ...pending,
            id: 'r',
            product_name: 'SML',
            carrier_id: 'c',
            tracking_id: 't',
            created_at: '2026-11-20T00:00:00Z',
            notes: null,
            client_requested: true,
            coverage_details: [],
          },
        ],
      }),
  });
  await changeLimit(shown);
  expect(shown.toasts()).toContain(
    'Cannot edit quote while there is a pending coverage request. Please wait for the request to be processed.',
  );
  expect(shown.texts()).not.toContain('1 change');
});

test('FLAG-024 without the flag nothing on the page offers a change', async () => {
  const shown = await open(own, {}, { flags: { 'intake-client-plm-quote-customization': false } });
  expect(shown.texts()).not.toContain('Add coverages');
  await changeLimit(shown);
  expect(shown.texts()).not.toContain('1 change');
});

test('FLAG-025 PACKAGES-129 PACKAGES-131 REQUIRES REVIEW and coverages that need one are there with their flag only', async () => {
  const on = await open(own);
  await on.send(on.model.packagePage.drawer.opened, 'epl');
  expect(on.texts()).toContain('REQUIRES REVIEW');
  expect(on.texts()).toContain('Add Fiduciary');
  const off = await open(
    own,
    {},
    { flags: { 'intake-client-plm-manual-review-customization': false } },
  );
  await off.send(off.model.packagePage.drawer.opened, 'epl');
  expect(off.texts()).not.toContain('REQUIRES REVIEW');
  expect(off.texts()).not.toContain('Add Fiduciary');
});

test('PACKAGES-067 PACKAGES-068 changes are saved, values for a review are requested', async () => {
  const shown = await open(own);
  await changeLimit(shown);
  expect(shown.texts()).toContain('Save & Update');
  await askReview(shown);
  expect(shown.texts()).toContain('Request Review');
});

test('PACKAGES-127 PACKAGES-128 one value is available now, several may go to review', async () => {
  const shown = await open(own);
  const { drawer } = shown.model.packagePage;
  await shown.send(drawer.opened, 'epl');
  const selection = () => shown.get(drawer.$parts)[0]?.selection;
  await shown.send(drawer.nowChosen, { part: 'epl_agg_limit', value: 50_000_000 });
  await shown.send(drawer.nowChosen, { part: 'epl_agg_limit', value: 200_000_000 });
  expect(selection()).toEqual({ now: 200_000_000, review: [] });
  await shown.send(drawer.reviewToggled, { part: 'epl_agg_limit', value: 500_000_000 });
  expect(selection()?.review).toEqual([500_000_000]);
  await shown.send(drawer.reviewToggled, { part: 'epl_agg_limit', value: 500_000_000 });
  expect(selection()).toEqual({ now: 200_000_000, review: [] });
});

test('closing the drawer with choices that are not applied asks first', async () => {
  const shown = await open(own);
  const { drawer } = shown.model.packagePage;
  await shown.send(drawer.opened, 'epl');
  await shown.send(drawer.nowChosen, { part: 'epl_agg_limit', value: 200_000_000 });
  await shown.send(drawer.closeAsked);
  expect(shown.get(drawer.$asksToClose)).toBe(true);
  expect(shown.get(drawer.$coverage)).not.toBeNull();
  await shown.send(drawer.closed);
  expect(shown.texts()).not.toContain('1 change');
});

test('changes outlive a reload', async () => {
  const first = await open(own);
  await changeLimit(first);
  const second = await open(own, {}, { storage: first.storage });
  expect(second.texts()).toContain('1 change');
});

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
  expect(shown.made('customize-package')[0]?.body).toMatchObject({
    package_id: 'pk_9',
    coverage_requests: [
      {
        product_name: 'SML',
        coverage_parameters: { epl: true, epl_agg_limit: 200_000_000 },
        client_requested: false,
      },
    ],
  });
  expect(shown.texts()).toContain('Updating price…');
  const fetched = shown.made('get-market-submission').length;
  await shown.pass(3_000);
  expect(shown.made('get-package-status')).toHaveLength(1);
  expect(shown.made('get-market-submission')).toHaveLength(fetched);
  status = 'READY';
  await shown.pass(3_000);
  expect(shown.texts()).toContain('Continue to Payment');
  expect(shown.texts()).not.toContain('1 change');
});

test('PACKAGES-109 a quote that is blocked after repricing leads a client to the review-block page', async () => {
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
  expect(shown.texts()).toContain('Hold tight, we’re updating your insurance packages.');
});

test('PACKAGES-108 ERROR-054 an admin stays and is told that the quote is blocked', async () => {
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
  expect(shown.toasts()).toEqual(['Quote blocked. Please review the quote.']);
});

test('ERROR-051 a save that fails says so and keeps the changes', async () => {
  const shown = await open(own, {
    'customize-package': () => {
      throw new ApiError(400);
    },
  });
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(shown.toasts()).toEqual(['Failed to customize package. Please try again.']);
  expect(shown.texts()).toContain('1 change');
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
  expect(shown.texts()).toContain('A review takes up to 3 days.');
  await shown.send(shown.model.packagePage.saving.noteTyped, 'A customer asks for it');
  await shown.send(shown.model.packagePage.saving.reviewSent);
  expect(shown.made('customize-package')[0]?.body).toMatchObject({
    coverage_requests: [
      {
        coverage_parameters: { epl: true, epl_agg_limit: [500_000_000] },
        notes: 'A customer asks for it',
        client_requested: true,
      },
    ],
  });
  expect(shown.screen()).toBe('market-submission');
  expect(shown.texts()).toContain('Under Review');
});

test('PACKAGES-121 a package in review is looked after every 10 s', async () => {
  const shown = await open('/market-submission/ms_1', {
    'get-market-submission': () => withOwn({ status: 'IN_REVIEW' }),
    'get-package-status': () => ({ status: 'IN_REVIEW' }),
  });
  await shown.pass(9_999);
  expect(shown.made('get-package-status')).toHaveLength(0);
  await shown.pass(1);
  expect(shown.made('get-package-status')).toHaveLength(1);
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

test('ERROR-062 ERROR-063 PACKAGES-130 a coverage is added and removed with a word about it', async () => {
  const shown = await open(own);
  const { customization, drawer } = shown.model.packagePage;
  await shown.send(customization.tried, { kind: 'add', coverage: 'fiduciary' });
  expect(shown.toasts()).toEqual(['Fiduciary added']);
  expect(shown.texts()).not.toContain('Add Fiduciary');
  await shown.send(drawer.opened, 'epl');
  await shown.send(drawer.removeAsked);
  expect(shown.toasts()).toEqual(['Fiduciary added', 'Employment Practices Liability removed']);
  expect(shown.get(drawer.$coverage)).toBeNull();
});

test('PACKAGES-122 the last coverage cannot be removed', async () => {
  const shown = await open(own);
  const { customization } = shown.model.packagePage;
  await shown.send(customization.tried, { kind: 'remove', coverage: 'dao' });
  await shown.send(customization.tried, { kind: 'remove', coverage: 'epl' });
  expect(shown.toasts()).toContain('You must keep at least one coverage selected.');
  expect(shown.get(customization.$enabled)).toEqual(['epl']);
});

test('PACKAGES-132 removing a coverage says what goes with it', async () => {
  const shown = await open(own, {
    'get-market-submission': () =>
      withOwn({
        quotes: [
          aQuote('own', { coverages: [aCoverage('dao'), aCoverage('crime'), aCoverage('epl')] }),
        ],
      }),
  });
  const { customization } = shown.model.packagePage;
  await shown.send(customization.tried, { kind: 'remove', coverage: 'dao' });
  expect(shown.texts()).toContain(
    'Crime can only be bought together with Directors & Officers and will be removed as well.',
  );
  expect(shown.get(customization.$enabled)).toHaveLength(3);
  await shown.send(customization.removalConfirmed);
  expect(shown.get(customization.$enabled)).toEqual(['epl']);
});

test('PACKAGES-134 PACKAGES-053 the own package is renamed, but not to nothing', async () => {
  const shown = await open(own, {
    'update-package': () => twoCoverages({ name: 'Ours' }),
  });
  const { own: model } = shown.model.packagePage;
  await shown.send(model.renameOpened);
  await shown.send(model.nameTyped, '  ');
  await shown.send(model.renamed);
  expect(shown.texts()).toContain('Package name cannot be empty');
  expect(shown.made('update-package')).toHaveLength(0);
  await shown.send(model.nameTyped, ' Ours ');
  await shown.send(model.renamed);
  expect(shown.made('update-package')[0]?.body).toEqual({ package_id: 'pk_9', name: 'Ours' });
  expect(shown.texts()).toContain('Ours');
});

test('a prepared package is neither renamed nor deleted', async () => {
  const shown = await open(page('pk_1'));
  const { own: model } = shown.model.packagePage;
  await shown.send(model.renameOpened);
  await shown.send(model.deleteOpened);
  expect(shown.get(model.$isRenaming)).toBe(false);
  expect(shown.get(model.$isDeleting)).toBe(false);
});

test('PACKAGES-071 PACKAGES-054 deleting leads to the last remaining package', async () => {
  let isGone = false;
  const prepared = [aPackage('pk_1'), aPackage('pk_2')];
  const shown = await open(own, {
    'get-market-submission': () =>
      aSubmission({ packages: isGone ? prepared : [...prepared, twoCoverages()] }),
    'archive-package': () => {
      isGone = true;
      return twoCoverages({ status: 'ARCHIVED' });
    },
  });
  await shown.send(shown.model.packagePage.own.deleted);
  expect(shown.address()).toBe(page('pk_2'));
});

test('PACKAGES-073 PACKAGES-074 additional needs block the submission and lead to the review-block page; empty ones are not sent', async () => {
  let status = 'RELEASED';
  const shown = await open(page('pk_1'), {
    'get-market-submission': () => withOwn({}, { status }),
    'update-market-submission': () => {
      status = 'QUOTE_BLOCKED';
      return {};
    },
  });
  const { needs } = shown.model.packagePage;
  await shown.send(needs.typed, '   ');
  await shown.send(needs.sent);
  expect(shown.made('update-market-submission')).toHaveLength(0);
  await shown.send(needs.typed, 'Kidnap and ransom');
  await shown.send(needs.sent);
  expect(shown.made('update-market-submission')[0]?.body).toEqual({
    market_submission_id: 'ms_1',
    status: 'QUOTE_BLOCKED',
    details: 'Kidnap and ransom',
  });
  expect(shown.screen()).toBe('gtm-review-block');
});

test('ERROR-059 additional needs that could not be sent say so and keep what was typed', async () => {
  const shown = await open(page('pk_1'), {
    'update-market-submission': () => {
      throw new ApiError(500);
    },
  });
  const { needs } = shown.model.packagePage;
  await shown.send(needs.opened);
  await shown.send(needs.typed, 'Kidnap and ransom');
  await shown.send(needs.sent);
  expect(shown.texts()).toContain('Failed to submit. Please try again or Talk to an Advisor.');
  expect(shown.get(needs.$details)).toBe('Kidnap and ransom');
});

test('the review-block page leads back once the packages are released again', async () => {
  let status = 'QUOTE_BLOCKED';
  const shown = await open('/market-submission/ms_1/gtm-review-block', {
    'get-market-submission': () => withOwn({}, { status }),
    'get-market-submission-status': () => ({ status }),
  });
  expect(shown.screen()).toBe('gtm-review-block');
  status = 'RELEASED';
  await shown.pass(15_000);
  expect(shown.screen()).toBe('market-submission');
});
