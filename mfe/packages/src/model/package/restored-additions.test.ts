import { ApiError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';
import { snapshotOf } from '../../../testing/drawn.ts';
import { available, open, own } from '../../../testing/package-page.ts';
import { oneAfterAnother } from '../../../testing/payment.ts';

const reviewed = { 'intake-client-plm-manual-review-customization': true };

/** The own package after a reload, to which Fiduciary was added before; the offers are there once they answer. */
async function reloaded(offers: () => unknown) {
  const first = await open(own, {}, { flags: reviewed });
  await first.send(first.model.packagePage.customization.tried, {
    kind: 'add',
    coverage: 'fiduciary',
  });
  const page = await open(
    '/market-submission/ms_1',
    { 'get-available-coverages': offers, 'customize-package': () => ({}) },
    { flags: reviewed, storage: first.storage },
  );
  await page.send(addressOpened, own);
  return page;
}

test('what was added before a reload waits for the offers, without which it would be lost', async () => {
  const offers = Promise.withResolvers<unknown>();
  const page = await reloaded(() => offers.promise);
  const { packagePage } = page.model;
  expect(snapshotOf(page)).toContain('button "Save & Update" [disabled] [busy]');
  await page.send(packagePage.primaryPressed);
  expect(page.callsOf('customize-package')).toEqual([]);
  offers.resolve(available());
  await page.pass(0);
  expect(page.get(packagePage.$actionLabel)).toBe('Request Review');
  expect(page.get(packagePage.customization.$count)).toBe(1);
});

test('offers that can’t be loaded are asked for again when the changes are to be saved', async () => {
  const page = await reloaded(oneAfterAnother(new ApiError(400), noAnswerYet()));
  const { packagePage } = page.model;
  const asked = page.callsOf('get-available-coverages').length;
  await page.send(packagePage.primaryPressed);
  expect(page.toasts()).toEqual(['Failed to customize package. Please try again.']);
  expect(page.callsOf('customize-package')).toEqual([]);
  expect(page.callsOf('get-available-coverages')).toHaveLength(asked + 1);
});
