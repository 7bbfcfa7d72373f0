import { memoryStorage, type TextStorage } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCoverage, aLimit, aQuote } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { available, changeLimit, own, withOwn } from '../../testing/package-page.ts';
import { billing } from '../../testing/payment.ts';

const withLimit = (value: number) => () =>
  withOwn(
    {
      status: 'READY',
      quotes: [aQuote('own', { coverages: [aCoverage('epl', { limits: [aLimit({ value })] })] })],
    },
    { selected_package_id: 'pk_9' },
  );
const before = withLimit(100_000_000);
const after = withLimit(200_000_000);
const answers = {
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'get-available-coverages': available,
  'get-package-status': () => ({ status: 'READY' }),
  'customize-package': () => ({}),
};

/** What billing tells a client whose browser has shown the package before. */
async function toldAfter(adminVisits: (storage: TextStorage) => unknown) {
  const storage = memoryStorage();
  const asClient = (submission: () => unknown) =>
    openScreen(billing, { storage, answers: { ...answers, 'get-market-submission': submission } });
  await asClient(before);
  await adminVisits(storage);
  const client = await asClient(after);
  return client.get(client.model.offerChange.$changes)?.coverages;
}

const higher = [expect.objectContaining({ coverage: 'epl', kind: 'higher' })];

test('a client sees a message about a change that an admin made in the client’s browser', async () => {
  const told = await toldAfter(async (storage) => {
    const admin = await openScreen(own, {
      storage,
      isAdmin: true,
      answers: { ...answers, 'get-admin-market-submission': before },
    });
    await changeLimit(admin);
    await admin.send(admin.model.packagePage.primaryPressed);
    await admin.pass(3_000);
    expect(admin.callsOf('customize-package')).toHaveLength(1);
  });
  expect(told).toEqual(higher);
});

test('what an admin saw at the payment and took note of is still told to the client', async () => {
  const told = await toldAfter(async (storage) => {
    const admin = await openScreen(billing, {
      storage,
      isAdmin: true,
      answers: { ...answers, 'get-admin-market-submission': after },
    });
    expect(admin.get(admin.model.offerChange.$changes)).toBeNull();
    await admin.send(admin.model.offerChange.acknowledged);
  });
  expect(told).toEqual(higher);
});

const asClient = (storage: TextStorage, submission: () => unknown, address = billing) =>
  openScreen(address, {
    storage,
    answers: {
      ...answers,
      'get-market-submission': submission,
      'update-market-submission': () => ({}),
    },
  });
const keptOffer = 'fairlead:of:ct_1:offer:ms_1';

/** What a browser keeps of the offer that a client was shown. */
async function kept() {
  const storage = memoryStorage();
  await asClient(storage, before);
  return storage.get(keptOffer) ?? '';
}

test.each([
  ['a client', false, 'fairlead:offer:ms_1', keptOffer],
  ['an admin', true, 'fairlead:admin-offer:ms_1', 'fairlead:of:ct_admin:offer:ms_1'],
])(
  'what an earlier version stored for %s is shown, and stored by person from then on',
  async (_, isAdmin, from, to) => {
    const offer = await kept();
    const storage = memoryStorage({ [from]: offer });
    const page = await openScreen(billing, {
      storage,
      isAdmin,
      answers: {
        ...answers,
        'get-market-submission': after,
        'get-admin-market-submission': after,
      },
    });
    expect(page.get(page.model.offerChange.$changes)?.coverages).toEqual(higher);
    expect(storage.get(from)).toBeNull();
    expect(storage.get(to)).toBe(offer);
  },
);

test('a package that is bought again is measured by what was shown of it first', async () => {
  const storage = memoryStorage({ [keptOffer]: await kept() });
  const page = await asClient(storage, after, '/market-submission/ms_1');
  await page.send(page.model.buying.bought, 'pk_9');
  expect(page.screen()).toBe('billing');
  expect(page.get(page.model.offerChange.$changes)?.coverages).toEqual(higher);
});

test('another package that is bought is the one that was shown from then on', async () => {
  let chosen = 'pk_9';
  const storage = memoryStorage({ [keptOffer]: await kept() });
  const page = await openScreen('/market-submission/ms_1', {
    storage,
    answers: {
      ...answers,
      'get-market-submission': () => ({ ...after(), selected_package_id: chosen }),
      'update-market-submission': () => {
        chosen = 'pk_1';
        return {};
      },
    },
  });
  await page.send(page.model.buying.bought, 'pk_1');
  expect(page.screen()).toBe('billing');
  expect(page.get(page.model.offerChange.$changes)).toBeNull();
  expect(storage.get(keptOffer)).toContain('"packageId":"pk_1"');
});

test('an offer that the client was shown is kept, with its interval', async () => {
  const storage = memoryStorage({ [keptOffer]: await kept() });
  const page = await asClient(storage, after);
  expect(page.get(page.model.offerChange.$interval)).toBe('MONTHLY');
  await page.send(page.model.billing.intervalChosen, 'ANNUALLY');
  expect(page.get(page.model.offerChange.$interval)).toBe('ANNUALLY');
  await page.send(page.model.offerChange.acknowledged);
  expect(page.get(page.model.offerChange.$changes)).toBeNull();
  const again = await asClient(storage, after);
  expect(again.get(again.model.offerChange.$changes)).toBeNull();
});

test('nothing is kept of a package that is only looked at', async () => {
  const storage = memoryStorage();
  await asClient(storage, before, '/market-submission/ms_1');
  expect(storage.get(keptOffer)).toBeNull();
});
