import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCustomPackage, aPackage, aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, openCheckout } from '../../testing/payment.ts';

const home = '/market-submission/ms_1';
test('a blocked submission is polled, and loaded only when its status has changed', async () => {
  let status = 'QUOTE_BLOCKED';
  const { model, pass, callsOf, get } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission({ status }),
      'get-market-submission-status': () => ({ status }),
    },
  });
  const loads = callsOf('get-market-submission').length;
  await pass(15_000);
  expect(callsOf('get-market-submission-status')).toHaveLength(1);
  expect(callsOf('get-market-submission')).toHaveLength(loads);
  status = 'RELEASED';
  await pass(15_000);
  expect(callsOf('get-market-submission')).toHaveLength(loads + 1);
  expect(get(model.submission.$view)).toBe('comparison');
});

test('a submission whose prices are refreshed in another window shows its packages when they are back', async () => {
  let submission = aSubmission({ status: 'EXPIRED', packages: [] });
  const { model, pass, get } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': () => submission,
      'get-market-submission-status': () => ({ status: submission.status }),
    },
  });
  expect(get(model.submission.$packages)).toEqual([]);
  submission = aSubmission({ status: 'EXPIRED', packages: [aPackage('pk_1')] });
  await pass(3000);
  expect(get(model.submission.$packages).map(({ id }) => id)).toEqual(['pk_1']);
});

test('a submission whose prices have expired is not polled', async () => {
  const { pass, callsOf } = await openScreen(home, {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission({ status: 'EXPIRED' }),
    },
  });
  await pass(60_000);
  expect(callsOf('get-market-submission-status')).toEqual([]);
});

test('while the checkout is open, nothing is polled', async () => {
  const { pass, callsOf } = await openCheckout({});
  await pass(60_000);
  expect(callsOf('get-market-submission-status')).toEqual([]);
});

test('a package page that is left for the home follows the client’s own package there', async () => {
  const { send, pass, callsOf } = await openScreen(`${home}/packages/pk_1`, {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({ packages: [aPackage('pk_1'), aCustomPackage({ status: 'PENDING' })] }),
      'get-available-coverages': () => [],
      'get-package-status': () => ({ status: 'PENDING' }),
    },
  });
  await pass(9_000);
  expect(callsOf('get-package-status')).toEqual([]);
  await send(navigate, { route: 'market-submission', params: { marketSubmissionId: 'ms_1' } });
  await pass(3_000);
  expect(callsOf('get-package-status').map(({ path }) => path)).toEqual(['/package/pk_9/status']);
});
