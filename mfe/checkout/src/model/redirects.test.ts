import { navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { checkoutPage, paymentPage } from '../../testing/answers.ts';
import { anAcceptedApplication, aPackage } from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

describe('CHECKOUT-018 /billing is an older name', () => {
  test('of /checkout, which replaces it in the history', async () => {
    const page = await openScreen('/billing/10065/recommended');
    expect(page.history.current().address).toBe(checkoutPage);
    await page.send(navigate, {
      route: 'checkout-payment',
      params: {
        legacyApplicationId: '10065',
        packageSlug: 'recommended',
        paymentSchedule: 'annual',
      },
    });
    page.wentBack();
    await page.pass(0);
    expect(page.history.current().address).toBe(checkoutPage);
  });
});

describe('a quote that was accepted', () => {
  const accepted = { 'get-legacy-application': () => anAcceptedApplication() };

  test.each([checkoutPage, paymentPage])('is signed, also when %s is opened', async (address) => {
    const page = await openScreen(address, accepted);
    expect(page.history.current().address).toBe('/officer-signature/10065/recommended');
  });

  test('without the name of its package stays where it is', async () => {
    const page = await openScreen(checkoutPage, {
      'get-legacy-application': () => anAcceptedApplication({ package_slug: null }),
    });
    expect(page.history.current().address).toBe(checkoutPage);
  });

  test('stays on the page of its signature', async () => {
    const page = await openScreen('/officer-signature/10065/basic', {
      ...accepted,
      'get-legacy-packages': () => ({ recommended: aPackage(), basic: aPackage() }),
    });
    expect(page.history.current().address).toBe('/officer-signature/10065/basic');
  });
});
