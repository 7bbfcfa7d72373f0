import { addressOpened, navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { checkoutPage, paymentPage } from '../../testing/answers.ts';
import { anAcceptedApplication, anApplication, aPackage } from '../../testing/builders.ts';
import { type OpenedScreen, openScreen } from '../../testing/open-screen.ts';

/** The addresses that a page moves to from now on. */
function movesOf({ history }: OpenedScreen): readonly string[] {
  const moves: string[] = [];
  history.listen(({ address }) => moves.push(address));
  return moves;
}

describe('CHECKOUT-018 /billing is an older name', () => {
  test('/billing redirects to /checkout, which replaces it in the history', async () => {
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
    const moves = movesOf(page);
    page.wentBack();
    expect(moves).toEqual([]);
  });
});

describe('a quote that was accepted', () => {
  const accepted = { 'get-legacy-application': () => anAcceptedApplication() };

  test.each([checkoutPage, paymentPage])('is signed, also when %s is opened', async (address) => {
    const page = await openScreen(address, accepted);
    expect(page.history.current().address).toBe('/officer-signature/10065/recommended');
    const moves = movesOf(page);
    page.wentBack();
    expect(moves).toEqual([]);
  });

  test('an accepted quote is signed when another application was open before', async () => {
    const page = await openScreen(checkoutPage, {
      'get-legacy-application': ({ path }) =>
        path.endsWith('10066') ? anAcceptedApplication({ id: '10066' }) : anApplication(),
    });
    await page.send(addressOpened, '/checkout/10066/recommended');
    expect(page.history.current().address).toBe('/officer-signature/10066/recommended');
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
