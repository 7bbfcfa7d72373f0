import { ApiError } from '@fairlead/contracts';
import { dropped, fails, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aCustomPackage, aPackage, aRequest, aSubmission } from '../../testing/builders.ts';
import { textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, billing, checkout, oneAfterAnother, selected } from '../../testing/payment.ts';

test('PACKAGES-038 PACKAGES-025 buying selects the package and opens the billing, which knows where it came from', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': oneAfterAnother(aSubmission(), selected()),
      'update-market-submission': () => ({}),
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(page.callsOf('update-market-submission')[0]?.body).toEqual({
    market_submission_id: 'ms_1',
    selected_package_id: 'pk_1',
  });
  expect(page.screen()).toBe('billing');
  expect(page.get(page.model.billing.$origin)).toBe('/market-submission/ms_1');
});

test('the billing shows the package that was bought before the submission is loaded again', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': oneAfterAnother(aSubmission(), noAnswerYet()),
      'update-market-submission': () => ({}),
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(page.get(page.model.submission.$submission)?.selected_package_id).toBe('pk_1');
  expect(page.get(page.model.billing.$amounts).monthly.price).toBe(100_00);
});

test.each([
  ['dropped', dropped, 'The server didn’t respond: check your connection and try again.'],
  ['refused', fails(500), 'Try again in a moment.'],
])('a package whose selection was %s says why it was not selected', async (_, failure, text) => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission(),
      'update-market-submission': failure,
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(page.toasts()).toEqual([`We couldn’t select the package. ${text}`]);
});

test('a package that could not be selected says so and stays', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission(),
      'update-market-submission': oneAfterAnother(new ApiError(500)),
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(page.screen()).toBe('market-submission');
  expect(page.toasts()).toHaveLength(1);
});

test('PACKAGES-117 buying another package while the custom one is in review asks, then puts the custom one away', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          selected_package_id: 'pk_1',
          packages: [aPackage('pk_1'), aCustomPackage({ status: 'IN_REVIEW' })],
        }),
      'update-market-submission': () => ({}),
      'archive-package': () => aCustomPackage({ status: 'ARCHIVED' }),
      'get-package-status': () => ({ status: 'IN_REVIEW' }),
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(textsOf(page)).toContain('Your custom package is still in review.');
  expect(page.callsOf('update-market-submission')).toHaveLength(0);
  await page.send(page.model.buying.cancelConfirmed);
  expect(
    page
      .called()
      .filter((name) => name === 'archive-package' || name === 'update-market-submission'),
  ).toEqual(['archive-package', 'update-market-submission']);
  expect(page.callsOf('archive-package').map(({ body }) => body)).toEqual([{ package_id: 'pk_9' }]);
  expect(page.screen()).toBe('billing');
});

test('PACKAGES-116 a package in review cannot be bought', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({ packages: [aPackage('pk_1'), aCustomPackage({ status: 'IN_REVIEW' })] }),
    },
  });
  await page.send(page.model.buying.bought, 'pk_9');
  expect(page.callsOf('update-market-submission')).toHaveLength(0);
});

const requested = (status: string) =>
  aPackage('pk_1', { coverage_requests: [aRequest({ status })] });
const unanswered = ['PENDING', 'INITIALIZED', 'SUBMITTABLE'];

test.each(unanswered)(
  'PACKAGES-116 a package with a coverage request that is %s cannot be bought, and says why',
  async (status) => {
    for (const address of ['/market-submission/ms_1', '/market-submission/ms_1/packages/pk_1']) {
      const page = await openScreen(address, {
        answers: {
          ...base,
          'get-market-submission': () =>
            aSubmission({ packages: [requested(status), aPackage('pk_2')] }),
          'get-available-coverages': () => [],
        },
      });
      await page.send(page.model.buying.bought, 'pk_1');
      await page.send(page.model.packagePage.primaryPressed);
      expect(page.callsOf('update-market-submission'), address).toHaveLength(0);
      expect(page.get(page.model.comparison.$options)[0]).toMatchObject({ isUnderReview: true });
    }
  },
);

test.each(unanswered)(
  'PACKAGES-116 billing and checkout lead away while a coverage request is %s',
  async (status) => {
    for (const address of [billing, checkout]) {
      const page = await openScreen(address, {
        answers: {
          ...base,
          'get-market-submission': () =>
            aSubmission({
              selected_package_id: 'pk_1',
              packages: [requested(status), aPackage('pk_2')],
            }),
        },
      });
      expect(page.screen(), address).toBe('market-submission');
      expect(textsOf(page)).toContain('Under Review');
    }
  },
);

test.each(['QUOTED', 'DECLINED', 'FAILED'])(
  'PACKAGES-116 a package whose coverage request is %s can be bought',
  async (status) => {
    const page = await openScreen(billing, {
      answers: {
        ...base,
        'get-market-submission': () =>
          aSubmission({
            selected_package_id: 'pk_1',
            packages: [requested(status), aPackage('pk_2')],
          }),
      },
    });
    expect(page.screen()).toBe('billing');
  },
);

test('PACKAGES-117 buying another package gives up the request of the custom one only after asking', async () => {
  const page = await openScreen('/market-submission/ms_1', {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({
          packages: [aPackage('pk_1'), aCustomPackage({ coverage_requests: [aRequest()] })],
        }),
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(page.get(page.model.buying.$asksAbout)).toBe('pk_1');
  expect(page.callsOf('update-market-submission')).toHaveLength(0);
});
