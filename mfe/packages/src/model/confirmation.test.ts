import { ApiError } from '@fairlead/contracts';
import { pageVisibilityChanged } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aSubmission } from '../../testing/builders.ts';
import { textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, oneAfterAnother } from '../../testing/payment.ts';

test('a confirmation whose address could not be read says where to look', async () => {
  const page = await openScreen('/market-submission/ms_1/confirmation', {
    answers: {
      ...base,
      'get-market-submission': () =>
        aSubmission({ status: 'BIND_REQUESTED', selected_package_id: 'pk_1' }),
      'get-signature-details': oneAfterAnother(new ApiError(404)),
    },
  });
  expect(textsOf(page)).toContain('check for an email from Fairlead');
});

test('a confirmation before any activation leads back to the packages', async () => {
  const page = await openScreen('/market-submission/ms_1/confirmation', { answers: base });
  expect(page.screen()).toBe('market-submission');
  expect(page.toasts()).toEqual([]);
});

/** The confirmation of documents that wait for the officer; `answered` is what the officer makes of the submission. */
async function openWaiting() {
  let status = 'BIND_REQUESTED';
  const page = await openScreen('/market-submission/ms_1/confirmation', {
    answers: {
      ...base,
      'get-market-submission': () => aSubmission({ selected_package_id: 'pk_1', status }),
      'get-market-submission-status': () => ({ status }),
    },
  });
  return Object.assign(page, {
    answered: (now: string) => {
      status = now;
    },
  });
}

const signed = 'The documents are signed.';
const unsigned =
  'The documents were declined, or weren’t signed within 30 days. You haven’t been charged, and you can choose a package again.';

test('a confirmation asks every 10 seconds for the signature, and not anymore once it is there', async () => {
  const page = await openWaiting();
  await page.pass(10_000);
  expect(textsOf(page)).not.toContain(signed);
  expect(page.callsOf('get-market-submission')).toHaveLength(1);
  page.answered('BOUND');
  await page.pass(9_999);
  expect(textsOf(page)).not.toContain(signed);
  await page.pass(1);
  expect(textsOf(page)).toContain(signed);
  await page.pass(60_000);
  expect(page.callsOf('get-market-submission-status')).toHaveLength(2);
});

test('a confirmation that becomes visible again shows a signature from another tab at once', async () => {
  const page = await openWaiting();
  await page.send(pageVisibilityChanged, 'hidden');
  page.answered('BOUND');
  await page.pass(60_000);
  expect(textsOf(page)).not.toContain(signed);
  await page.send(pageVisibilityChanged, 'visible');
  expect(textsOf(page)).toContain(signed);
});

test('a client whose officer declines while the confirmation is open returns to the packages and reads why', async () => {
  const page = await openWaiting();
  page.answered('RELEASED');
  await page.pass(10_000);
  expect(page.screen()).toBe('market-submission');
  expect(page.toasts()).toEqual([unsigned]);
});
