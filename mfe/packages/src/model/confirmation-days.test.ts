import { fails } from '@fairlead/mfe-kit/testing';
import { expect, test } from 'vitest';
import { aBoundSubmission, type aQuote } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base } from '../../testing/payment.ts';

const confirmed = (more: Parameters<typeof aQuote>[1], email: () => unknown) =>
  openScreen('/market-submission/ms_1/confirmation', {
    answers: {
      ...base,
      'get-market-submission': () => aBoundSubmission(more),
      'get-signature-details': email,
    },
  });

test('the confirmation tells the day, what is covered and where the documents went', async () => {
  const days = { effective_date: '2026-12-01', requested_effective_date: '2026-12-05' };
  const { model, get, callsOf } = await confirmed(days, () => ({ email: 'ada@example.com' }));
  const { confirmation } = model;
  expect(callsOf('get-signature-details').map(({ query }) => query)).toEqual([
    { market_submission_id: 'ms_1' },
  ]);
  expect(get(confirmation.$email)).toBe('ada@example.com');
  expect(get(confirmation.$isEmailUnknown)).toBe(false);
  expect(get(confirmation.$effectiveDate)).toBe('12/01/2026');
  expect(get(confirmation.$covered).map(({ coverage }) => coverage)).toEqual(['epl']);
  expect(get(confirmation.$isReady)).toBe(true);
});

test('without a date of the insurer, the start date is the requested one, or none', async () => {
  const asked = await confirmed({ requested_effective_date: '2026-12-05' }, fails(404));
  expect(asked.get(asked.model.confirmation.$effectiveDate)).toBe('12/05/2026');
  expect(asked.get(asked.model.confirmation.$isEmailUnknown)).toBe(true);
  expect(asked.get(asked.model.confirmation.$email)).toBeNull();
  const none = await confirmed({}, fails(404));
  expect(none.get(none.model.confirmation.$effectiveDate)).toBeNull();
});
