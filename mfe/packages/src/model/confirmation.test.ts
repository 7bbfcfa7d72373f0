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
});

test('a confirmation that becomes visible again shows a signature from another tab', async () => {
  const submission = { selected_package_id: 'pk_1' };
  const page = await openScreen('/market-submission/ms_1/confirmation', {
    answers: {
      ...base,
      'get-market-submission': oneAfterAnother(
        aSubmission({ ...submission, status: 'BIND_REQUESTED' }),
        aSubmission({ ...submission, status: 'BOUND' }),
      ),
      'get-signature-details': () => ({ email: 'ada@example.com' }),
    },
  });
  expect(textsOf(page)).not.toContain('The documents are signed.');
  await page.send(pageVisibilityChanged, 'hidden');
  expect(textsOf(page)).not.toContain('The documents are signed.');
  await page.send(pageVisibilityChanged, 'visible');
  expect(textsOf(page)).toContain('The documents are signed.');
  await page.send(pageVisibilityChanged, 'hidden');
  await page.send(pageVisibilityChanged, 'visible');
  expect(page.callsOf('get-market-submission')).toHaveLength(2);
});
