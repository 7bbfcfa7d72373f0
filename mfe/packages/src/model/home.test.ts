import { ApiError, NetworkError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { aCoverage, aCustomPackage, aPackage, aSubmission } from '../../testing/builders.ts';
import { textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';

const home = '/market-submission/ms_1';
const ready = { 'get-market-submission': () => aSubmission() };

test('PACKAGES-040 the packages are explored and customized, until there is a custom one', async () => {
  const page = await openScreen(home, { answers: ready });
  expect(textsOf(page)).toContain('Explore & Customize');
  const other = await openScreen(home, {
    answers: {
      'get-market-submission': () => aSubmission({ packages: [aPackage(), aCustomPackage()] }),
    },
  });
  expect(textsOf(other)).toContain('Explore');
  expect(textsOf(other)).not.toContain('Explore & Customize');
});

test('PACKAGES-043 a single package opens at once, and Back does not lead round in a circle', async () => {
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () => aSubmission({ packages: [aPackage()] }),
      'get-available-coverages': () => [],
    },
  });
  expect(page.screen()).toBe('package');
  const visited: string[] = [];
  page.history.listen(({ address }) => visited.push(address));
  page.wentBack();
  await page.pass(0);
  expect([visited, page.screen()]).toEqual([[], 'package']);
});

test.each(['BOUND', 'BIND_REQUESTED'])(
  'a submission that is %s continues to the confirmation',
  async (status) => {
    const page = await openScreen(home, {
      answers: {
        'get-market-submission': () => aSubmission({ status, selected_package_id: 'pk_1' }),
        'get-signature-details': () => ({ email: 'ada@example.com' }),
      },
    });
    expect(page.screen()).toBe('confirmation');
    expect(page.decisions()).toMatchObject([
      { router: 'market-submission-home', to: { route: 'confirmation' } },
    ]);
  },
);

test('PACKAGES-119 the status is asked every 3 s while quotes are made, and the packages appear by themselves', async () => {
  let status = 'CREATED';
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () =>
        aSubmission(status === 'RELEASED' ? {} : { status, packages: [] }),
      'get-market-submission-status': () => ({ status }),
    },
  });
  await page.pass(2_999);
  expect(page.callsOf('get-market-submission-status')).toHaveLength(0);
  await page.pass(1);
  expect(page.callsOf('get-market-submission-status')).toHaveLength(1);
  status = 'REQUESTED';
  await page.pass(3_000);
  status = 'RELEASED';
  await page.pass(3_000);
  expect(page.callsOf('get-market-submission-status')).toHaveLength(3);
  expect(textsOf(page)).toContain('Your Package Options');
});

test('PACKAGES-120 released packages are polled every 15 s, and what an admin changed is shown', async () => {
  let packages = [aPackage('pk_1'), aPackage('pk_2')];
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () => aSubmission({ packages }),
      'get-market-submission-status': () => ({ status: 'RELEASED' }),
    },
  });
  packages = [aPackage('pk_1'), aPackage('pk_2', { name: 'Renamed' })];
  await page.pass(14_999);
  expect(page.callsOf('get-market-submission-status')).toHaveLength(0);
  await page.pass(1);
  expect(textsOf(page)).toContain('Renamed');
});

test('a poll that fails is followed by the next one', async () => {
  let answers = 0;
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () => aSubmission({ status: 'CREATED', packages: [] }),
      'get-market-submission-status': () => {
        answers += 1;
        if (answers === 1) throw new NetworkError();
        if (answers === 2) throw new ApiError(503);
        return { status: 'CREATED' };
      },
    },
  });
  await page.pass(9_000);
  expect(answers).toBe(3);
});

test('nothing is polled once the screen is left', async () => {
  const page = await openScreen(home, { answers: ready });
  page.history.push({ address: '/', state: {} });
  await page.pass(60_000);
  expect(page.callsOf('get-market-submission-status')).toHaveLength(0);
});

test('a failed refetch leaves what is shown where it is', async () => {
  let isDown = false;
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () => {
        if (isDown) throw new ApiError(400);
        return aSubmission();
      },
      'get-market-submission-status': () => ({ status: 'RELEASED' }),
    },
  });
  isDown = true;
  await page.pass(15_000);
  expect(textsOf(page)).toContain('Your Package Options');
});

test('a refresh that is refused says so and ends', async () => {
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () => aSubmission({ status: 'EXPIRED' }),
      'refresh-active-packages': () => {
        throw new ApiError(500);
      },
    },
  });
  await page.send(page.model.refresh.asked);
  expect(page.toasts()).toEqual(['Failed to refresh packages. Please try again.']);
  expect(textsOf(page)).toContain('Your Package Options');
});

test('an application that cannot be unlocked says so and stays', async () => {
  const page = await openScreen(home, {
    answers: {
      'get-market-submission': () => aSubmission({ expiration_date: '2026-11-19' }),
      'unlock-application': () => {
        throw new ApiError(500);
      },
    },
  });
  await page.send(page.model.applicationExpiry.reviewAsked);
  expect(page.toasts()).toEqual(['Error unlocking application']);
  expect(page.screen()).toBe('market-submission');
});

test('ADMIN-111 an admin sees packages in review and stays when the quote is blocked', async () => {
  const page = await openScreen('/admin/market-submission/ms_1', {
    isAdmin: true,
    answers: {
      'get-admin-market-submission': () =>
        aSubmission({
          status: 'QUOTE_BLOCKED',
          packages: [aPackage('pk_1', { status: 'IN_REVIEW' })],
        }),
      'get-available-coverages': () => [
        { carrier_id: 'carrier', product_name: 'SML', coverages: [aCoverage()] },
      ],
    },
  });
  expect(page.screen()).toBe('admin-market-submission');
  expect(textsOf(page)).toContain('Recommended');
});
