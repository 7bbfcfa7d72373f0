import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { askReview, changeLimit, open, own } from '../../../testing/package-page.ts';

const reviews = { 'intake-client-plm-manual-review-customization': true };

test('the main button does what it says: continue, save, or ask for a review', async () => {
  const label = (shown: Awaited<ReturnType<typeof open>>) =>
    shown.get(shown.model.packagePage.$action);
  const shown = await open(own, { 'customize-package': noAnswerYet }, { flags: reviews });
  expect(label(shown)).toBe('continue');
  await changeLimit(shown);
  expect(label(shown)).toBe('save');
  await askReview(shown);
  expect(label(shown)).toBe('request-review');
  await shown.send(shown.model.packagePage.primaryPressed);
  expect(shown.get(shown.model.packagePage.saving.$isReviewOpen)).toBe(true);
  expect(shown.callsOf('customize-package')).toEqual([]);
  await shown.send(shown.model.packagePage.saving.reviewDismissed);
  expect(shown.get(shown.model.packagePage.saving.$isReviewOpen)).toBe(false);
});

test('the summary is that of the open package, and of none elsewhere', async () => {
  const shown = await open(own);
  const summary = () => shown.get(shown.model.packagePage.summary);
  expect(summary()).toMatchObject({
    interval: 'MONTHLY',
    price: 100_00,
    due: 200_00,
    savings: 36_00,
  });
  await shown.send(shown.model.billing.intervalChosen, 'ANNUALLY');
  expect(summary()).toMatchObject({ interval: 'ANNUALLY', price: 1_164_00, due: 1_164_00 });
  await shown.send(navigate, {
    route: 'market-submission',
    params: { marketSubmissionId: 'ms_1' },
  });
  expect(summary()).toMatchObject({ price: 0, due: 0, savings: 0 });
});
