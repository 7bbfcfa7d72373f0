import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../testing/builders.ts';
import { textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';

const home = '/market-submission/ms_1';
const ready = { 'get-market-submission': () => aSubmission() };

test('PACKAGES-018 PACKAGES-035 a released submission shows its packages with name, description and monthly price', async () => {
  const page = await openScreen(home, { answers: ready });
  expect(page.screen()).toBe('market-submission');
  expect(textsOf(page)).toContain('Your Package Options');
  expect(textsOf(page)).toContain("Tailored to your company's industry, stage, and risks.");
  expect(textsOf(page)).toContain('$100.00/mo');
});

test('PACKAGES-047 released without a package to show says that quotes are not ready', async () => {
  const page = await openScreen(home, {
    answers: { 'get-market-submission': () => aSubmission({ packages: [] }) },
  });
  expect(textsOf(page)).toContain('Quotes are not ready yet. Please check back later.');
});

test('PACKAGES-020 PACKAGES-044 PACKAGES-045 PACKAGES-046 the waiting screen says what is being done, 6 s, 8 s, then that it takes up to 2 minutes', async () => {
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () => aSubmission({ status: 'CREATED', packages: [] }),
      'get-market-submission-status': () => ({ status: 'CREATED' }),
    },
  });
  expect(textsOf(page)).toContain('Analyzing application…');
  await page.pass(5_999);
  expect(textsOf(page)).toContain('Analyzing application…');
  await page.pass(1);
  expect(textsOf(page)).toContain('Evaluating risks…');
  await page.pass(8_000);
  expect(textsOf(page)).toContain('Requesting quotes…');
  await page.pass(8_000);
  expect(textsOf(page)).toContain('up to 2 minutes');
  await page.pass(60_000);
  expect(textsOf(page)).toContain('up to 2 minutes');
});

test('PACKAGES-019 a blocked submission says to hold tight and offers an advisor', async () => {
  const page = await openScreen(home, {
    answers: { 'get-market-submission': () => aSubmission({ status: 'QUOTE_BLOCKED' }) },
  });
  expect(page.screen()).toBe('market-submission');
  expect(textsOf(page)).toContain('Hold tight, we’re updating your insurance packages.');
  expect(textsOf(page)).toContain('Talk to an Advisor');
});

test('PACKAGES-050 a failed submission shows the error page', async () => {
  const page = await openScreen(home, {
    answers: { 'get-market-submission': () => aSubmission({ status: 'FAILED', packages: [] }) },
  });
  expect(textsOf(page)).toContain('We couldn’t prepare your packages');
});

test('ERROR-060 ERROR-061 a submission that cannot be fetched shows the error page, and trying again loads it', async () => {
  let isDown = true;
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () => {
        if (isDown) throw new ApiError(404);
        return aSubmission();
      },
    },
  });
  expect(textsOf(page)).toContain('Unable to fetch market submission');
  isDown = false;
  await page.send(page.model.submission.retried);
  expect(textsOf(page)).toContain('Your Package Options');
});

test('PACKAGES-051 PACKAGES-049 expired prices are refreshed: requested, polled every 3 s, then loaded', async () => {
  const expired = [aQuote('old', { expiration_date: '2026-11-01' })];
  let isDone = false;
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () =>
        aSubmission(
          isDone ? {} : { packages: [aPackage('pk_1', { quotes: expired }), aPackage('pk_2')] },
        ),
      'get-market-submission-status': () => ({ status: 'RELEASED' }),
      'refresh-active-packages': () => ({}),
      'get-package-status': () => ({ status: isDone ? 'READY' : 'PENDING' }),
    },
  });
  expect(textsOf(page)).toContain('These prices have expired');
  await page.send(page.model.refresh.asked);
  expect(textsOf(page)).toContain('Refreshing... This can take up to 2 minutes.');
  await page.pass(3_000);
  expect(page.callsOf('get-package-status')).toHaveLength(2);
  isDone = true;
  await page.pass(3_000);
  expect(textsOf(page)).toContain('Your Package Options');
  expect(textsOf(page)).not.toContain('These prices have expired');
});

test('ERROR-055 ERROR-056 PACKAGES-052 API-080 an expired application is unlocked and reviewed; unlocked already counts as done', async () => {
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () => aSubmission({ expiration_date: '2026-11-19' }),
      'unlock-application': () => {
        throw new ApiError(409);
      },
    },
  });
  expect(textsOf(page)).toContain('Application expired');
  expect(textsOf(page)).toContain(
    'Your application expired on 11/19/2026. To continue, please review and update your information, including any recent claims from the last 60 days.',
  );
  expect(textsOf(page)).toContain('Go to review');
  await page.send(page.model.applicationExpiry.reviewAsked);
  expect(page.address()).toBe('/application/app_1/review');
});

test('PACKAGES-048 an admin reads that a client without any available coverage is out of appetite', async () => {
  const page = await openScreen('/admin/market-submission/ms_1', {
    isAdmin: true,
    answers: {
      'get-admin-market-submission': () => aSubmission({ packages: [] }),
      'get-available-coverages': () => [],
    },
  });
  expect(textsOf(page)).toContain(
    'Package configuration is unavailable. This client is currently out of appetite',
  );
});
