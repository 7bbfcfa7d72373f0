import { addressOpened, pageVisibilityChanged } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { checkoutPage, oneAfterAnother, signaturePage } from '../../testing/answers.ts';
import { anAcceptedApplication, anApplication, aPackage, signed } from '../../testing/builders.ts';
import { type OpenedScreen, openScreen } from '../../testing/open-screen.ts';

const covered = { ...signed, is_paid: true, is_completed: true, status: 'completed' };

const following = (...applications: unknown[]) =>
  openScreen(signaturePage, {
    'get-legacy-application': oneAfterAnother(...applications) as never,
  });

const lookUps = (page: OpenedScreen) => page.callsOf('get-legacy-application').length;

const statusOf = (page: OpenedScreen) => page.get(page.model.application.$legacy)?.status;

test('the officer’s email is requested by application, and is discarded with the page', async () => {
  const page = await following(anAcceptedApplication());
  expect(page.callsOf('get-signature-details').map(({ query }) => query)).toEqual([
    { market_submission_id: '10065' },
  ]);
  expect(page.get(page.model.signature.$email)).toBe('marguerite@pellucidwharf.com');
  expect(page.get(page.model.signature.$packageName)).toBe('Recommended');
});

test('the officer’s email of another application that arrives late doesn’t replace the open one’s', async () => {
  const ofFirst = Promise.withResolvers<unknown>();
  const page = await openScreen('/unsupported-location', {
    'get-legacy-application': ({ path }) =>
      anAcceptedApplication({ id: path.endsWith('/10066') ? '10066' : '10065' }),
    'get-signature-details': ({ query }) =>
      query.market_submission_id === '10065' ? ofFirst.promise : { email: 'teo@pellucidwharf.com' },
  });
  await page.send(addressOpened, signaturePage);
  await page.send(addressOpened, '/officer-signature/10066/recommended');
  ofFirst.resolve({ email: 'marguerite@pellucidwharf.com' });
  await page.pass(0);
  expect(page.get(page.model.signature.$email)).toBe('teo@pellucidwharf.com');
});

test('the package is the accepted one, also at an older address that names another', async () => {
  const page = await openScreen('/officer-signature/10065/basic', {
    'get-legacy-application': () => anAcceptedApplication(),
    'get-legacy-packages': () => ({
      basic: { ...aPackage(), partnered_coverages: [] },
      recommended: aPackage(),
    }),
  });
  expect(page.get(page.model.signature.$packageName)).toBe('Recommended');
  expect(page.get(page.model.signature.$view)?.partners).toHaveLength(2);
});

test('other pages of the checkout ask for no officer and no link, and are not followed', async () => {
  const page = await openScreen(checkoutPage, {
    'get-legacy-application': () => anApplication({ signed_at: signed.signed_at }),
  });
  const before = lookUps(page);
  await page.pass(60_000);
  expect(page.callsOf('get-signature-details')).toEqual([]);
  expect(page.callsOf('get-payment-link')).toEqual([]);
  expect(lookUps(page)).toBe(before);
});

describe('the application is followed', () => {
  test('every 10 seconds, until it is covered and paid', async () => {
    const page = await following(
      anAcceptedApplication(),
      anAcceptedApplication(signed),
      anAcceptedApplication(covered),
    );
    expect(lookUps(page)).toBe(1);
    await page.pass(9_999);
    expect(lookUps(page)).toBe(1);
    await page.pass(1);
    expect(statusOf(page)).toBe('awaiting_payment');
    expect(page.callsOf('get-legacy-application')[1]?.path).toBe('/v1/applications/10065');
    await page.pass(10_000);
    expect(statusOf(page)).toBe('completed');
    await page.pass(60_000);
    expect(lookUps(page)).toBe(3);
  });

  test('a hidden page does not poll, and polls immediately when it is shown again', async () => {
    const page = await following(anAcceptedApplication(), anAcceptedApplication(signed));
    await page.send(pageVisibilityChanged, 'hidden');
    await page.pass(600_000);
    expect(lookUps(page)).toBe(1);
    await page.send(pageVisibilityChanged, 'visible');
    expect(lookUps(page)).toBe(2);
    expect(statusOf(page)).toBe('awaiting_payment');
  });

  test('the application is not polled without documents to sign', async () => {
    const page = await following(anApplication());
    await page.pass(60_000);
    expect(lookUps(page)).toBe(1);
  });

  test('the application is not polled on another page', async () => {
    const page = await following(anAcceptedApplication());
    await page.send(addressOpened, '/unsupported-location');
    await page.pass(60_000);
    expect(lookUps(page)).toBe(1);
  });

  test('an answer about another application is left out', async () => {
    const page = await following(
      anAcceptedApplication(),
      anAcceptedApplication({ ...covered, id: '10066' }),
      anAcceptedApplication(signed),
    );
    await page.pass(10_000);
    expect(statusOf(page)).toBe('signature_sent');
    await page.pass(10_000);
    expect(statusOf(page)).toBe('awaiting_payment');
  });

  test('a failure shows until the next answer', async () => {
    const page = await following(
      anAcceptedApplication(),
      new Error('lost'),
      anAcceptedApplication(),
    );
    const { $hasPollFailed } = page.model.signature;
    expect(page.get($hasPollFailed)).toBe(false);
    await page.pass(10_000);
    expect(page.get($hasPollFailed)).toBe(true);
    await page.pass(10_000);
    expect(page.get($hasPollFailed)).toBe(false);
  });
});

describe('the link to change the method', () => {
  const url = 'https://payments.fairlead.example.com/cl_1';

  test('the link is shown once the documents are signed and nothing was collected', async () => {
    const page = await following(anAcceptedApplication(signed));
    expect(page.callsOf('get-payment-link').map(({ query }) => query)).toEqual([
      { client_id: 'cl_1' },
    ]);
    expect(page.get(page.model.signature.$paymentLink)).toBe(url);
  });

  test('the link is there after a press on a link to the page that is open', async () => {
    const page = await following(anAcceptedApplication(signed));
    await page.send(addressOpened, signaturePage);
    expect(page.get(page.model.signature.$paymentLink)).toBe(url);
  });

  test.each([
    ['before the signature', anAcceptedApplication()],
    ['after the payment', anAcceptedApplication({ ...signed, is_paid: true })],
  ])('is not asked for %s', async (_, application) => {
    const page = await following(application);
    expect(page.callsOf('get-payment-link')).toEqual([]);
    expect(page.get(page.model.signature.$paymentLink)).toBeNull();
  });
});
