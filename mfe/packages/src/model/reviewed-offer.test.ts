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

test('a client is told about a change that an admin made in the client’s browser', async () => {
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
