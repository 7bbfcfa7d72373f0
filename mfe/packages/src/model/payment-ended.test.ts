import type { MarketSubmission } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { base, billing, checkout } from '../../testing/payment.ts';

const packages = [aPackage('pk_1'), aPackage('pk_2'), aPackage('pk_3')];
const known = aSubmission({ selected_package_id: 'pk_1', packages });

/** A payment that is open while an admin makes this of the submission. */
async function paying(address: string, now: Partial<MarketSubmission>) {
  let served = known;
  const page = await openScreen(address, {
    answers: {
      ...base,
      'get-market-submission': () => served,
      'get-market-submission-status': () => ({ status: served.status }),
    },
  });
  served = { ...known, ...now };
  await page.send(page.model.submission.refetched);
  return page;
}

const gone =
  'Recommended is no longer available. You haven’t been charged. Choose another package.';
const blocked = 'Your packages are being updated. You haven’t been charged, and you can pay later.';

test.each([
  ['archived', billing, { packages: packages.slice(1) }, gone],
  ['archived', checkout, { packages: packages.slice(1) }, gone],
  [
    'set to draft',
    checkout,
    { packages: [aPackage('pk_1', { status: 'IN_REVIEW' }), ...packages.slice(1)] },
    gone,
  ],
  ['blocked with its submission', billing, { status: 'QUOTE_BLOCKED' }, blocked],
] as const)(
  'a client whose package is %s at %s reads why the payment ended',
  async (_, address, now, text) => {
    const page = await paying(address, now as Partial<MarketSubmission>);
    expect(page.screen()).toBe('market-submission');
    expect(page.toasts()).toEqual([text]);
  },
);

test('a client who is led away from the page of a package reads nothing of a payment', async () => {
  const page = await paying('/market-submission/ms_1/packages/pk_1', {
    packages: packages.slice(1),
  });
  expect(page.screen()).toBe('market-submission');
  expect(page.toasts()).toEqual([]);
});

test('a client who has paid elsewhere is led to the confirmation without a word of a payment that ended', async () => {
  const page = await paying(billing, { status: 'BIND_REQUESTED' });
  expect(page.screen()).toBe('confirmation');
  expect(page.toasts()).toEqual([]);
});
