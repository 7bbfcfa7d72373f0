import { ApiError } from '@fairlead/contracts';
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
