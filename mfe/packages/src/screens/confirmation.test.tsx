import { expect, test } from 'vitest';
import { aBoundSubmission } from '../../testing/builders.ts';
import { textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base } from '../../testing/payment.ts';

test('PACKAGES-028 PACKAGES-029 once the documents are signed, the payment is the next of the three steps', async () => {
  const page = await openScreen('/market-submission/ms_1/confirmation', {
    answers: {
      ...base,
      'get-market-submission': () => aBoundSubmission({ effective_date: '2026-12-01' }),
    },
  });
  expect(textsOf(page)).toContain('Your coverage starts on 12/01/2026.');
  expect(textsOf(page)).toContain('Sign the documents (done)\nThe documents are signed.');
  expect(textsOf(page)).not.toContain('We sent them to');
  for (const step of [
    'Sign the documents',
    'We charge your payment on the start date',
    'Find your documents',
  ])
    expect(textsOf(page)).toContain(step);
});
