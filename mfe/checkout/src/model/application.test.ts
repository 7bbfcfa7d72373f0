import { ApiError, NetworkError } from '@fairlead/contracts';
import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { $screenTitle, addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';
import { checkoutPage, oneAfterAnother, paymentPage } from '../../testing/answers.ts';
import { anApplication, aPackage } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

const loads = ['get-legacy-application', 'get-legacy-packages', 'get-previous-payment-info'];

test('an application is loaded with its packages and the method on file', async () => {
  const page = await openScreen(checkoutPage);
  expect(loads.map((name) => page.callsOf(name).map(({ path }) => path))).toEqual([
    ['/v1/applications/10065'],
    ['/v1/applications/10065/packages'],
    ['/v1/applications/10065/previous_payment_info'],
  ]);
  expect(page.get(page.model.application.$legacy)?.id).toBe('10065');
  expect(page.get(page.model.application.$slug)).toBe('recommended');
  expect(page.get(page.model.application.$prices)).toEqual({
    pricing: aPackage().quote.pricing,
    transactionFees: aPackage().metadata.transaction_fees,
  });
  expect(page.get(page.model.application.$loadFailure)).toBeNull();
});

test('the pages of other areas load nothing', async () => {
  const page = await openScreen('/application/app_1/resume');
  expect(page.called()).toEqual([]);
});

test.each(['platinum', 'toString'])('there is no package of the name %s', async (slug) => {
  const page = await openScreen(`/checkout/10065/${slug}`);
  expect(page.get(page.model.application.$package)).toBeNull();
  expect(page.get(page.model.application.$prices)).toBeNull();
});

test('a failed load is shown, reported and retried', async () => {
  const lost = new NetworkError();
  const page = await openScreen('/unsupported-location', {
    'get-legacy-packages': oneAfterAnother(lost, lost, lost, { recommended: aPackage() }),
  });
  await page.send(addressOpened, checkoutPage);
  await page.pass(60_000);
  expect(page.get(page.model.application.$loadFailure)).toBe(lost);
  expect(page.reports.map(({ where }) => where)).toEqual(['legacy checkout']);
  await page.send(page.model.application.retried);
  expect(page.get(page.model.application.$loadFailure)).toBeNull();
  expect(page.get(page.model.application.$package)).not.toBeNull();
});

test.each(['get-legacy-application', 'get-legacy-packages'])(
  'an application that %s has nothing of is unknown, and that is no failure',
  async (call) => {
    const page = await openScreen(checkoutPage, { [call]: oneAfterAnother(new ApiError(404)) });
    expect(page.get(page.model.application.$isUnknown)).toBe(true);
    expect(page.get(page.model.application.$loadFailure)).toBeNull();
    expect(page.get($screenTitle)?.text).toBe('We couldn’t find this application.');
    expect(page.reports).toEqual([]);
  },
);

test('an application that is gone when it is loaded again stays shown', async () => {
  const page = await openScreen(checkoutPage, {
    'get-legacy-application': oneAfterAnother(anApplication(), new ApiError(404)),
  });
  await page.send(page.model.application.refetched);
  expect(page.get(page.model.application.$isUnknown)).toBe(false);
  expect(page.get(page.model.application.$legacy)?.id).toBe('10065');
});

test('a refetch that fails leaves what is shown', async () => {
  const page = await openScreen(checkoutPage, {
    'get-legacy-packages': oneAfterAnother({ recommended: aPackage() }, new ApiError(500)),
  });
  await page.send(page.model.application.refetched);
  await page.pass(60_000);
  expect(page.get(page.model.application.$loadFailure)).toBeNull();
  expect(page.get(page.model.application.$package)).not.toBeNull();
});

test('another application shows nothing of the one before, the same one stays', async () => {
  let isHeld = false;
  const page = await openScreen(checkoutPage, {
    'get-legacy-packages': () => (isHeld ? noAnswerYet() : { recommended: aPackage() }),
  });
  isHeld = true;
  await page.send(addressOpened, paymentPage);
  expect(page.get(page.model.application.$package)).not.toBeNull();
  await page.send(addressOpened, '/checkout/10066/recommended');
  expect(page.get(page.model.application.$legacy)).toBeNull();
  expect(page.get(page.model.application.$id)).toBe('10066');
});

test('what a poll found replaces what was loaded, and of nothing else', async () => {
  const page = await openScreen(checkoutPage);
  await page.send(page.model.application.followed, anApplication({ status: 'completed' }));
  expect(page.get(page.model.application.$legacy)?.status).toBe('completed');
  expect(page.get(page.model.application.$package)).not.toBeNull();
  const early = await openScreen('/unsupported-location', {
    'get-legacy-packages': noAnswerYet,
  });
  await early.send(addressOpened, checkoutPage);
  await early.send(early.model.application.followed, anApplication());
  expect(early.get(early.model.application.$legacy)).toBeNull();
});

test('the chat with an advisor opens with the topic checkout', async () => {
  const page = await openScreen(checkoutPage);
  await page.send(page.model.advice.asked);
  expect(page.chats).toEqual(['checkout']);
});

test('the quotes are on the page of the legacy product', async () => {
  const page = await openScreen(checkoutPage);
  await page.send(page.model.quotes.wanted);
  expect(page.lefts).toHaveLength(1);
  const quotes = new URL(page.lefts[0] ?? '', 'https://fairlead.example.com');
  expect(quotes.pathname).toBe('/packages');
  expect(Object.fromEntries(quotes.searchParams)).toEqual({
    applicationId: '10065',
    experience: 'fairlead',
    authSource: 'auth_service',
  });
});

test('without an application there are no quotes to go to', async () => {
  const page = await openScreen('/application/app_1/resume');
  await page.send(page.model.quotes.wanted);
  expect(page.lefts).toEqual([]);
});
