import { addressOpened, navigate } from '@fairlead/store';
import { describe, expect, test } from 'vitest';
import { checkoutPage, paying, paymentPage } from '../../testing/answers.ts';
import {
  aCardOnFile,
  anAcceptedApplication,
  anApplication,
  aPackage,
} from '../../testing/builders.ts';
import { openScreen } from '../../testing/open-screen.ts';

const open = (
  address = checkoutPage,
  answers: Parameters<typeof paying>[0] = {},
  flags: Readonly<Record<string, boolean>> = {},
) => openScreen(address, { answers: paying(answers), flags });

const lines = { premium: 1_900_00, transactionFee: null, total: 2_000_00 };

describe('the schedule', () => {
  test('MONEY-004 the amounts of both, without a fee of the method that is not chosen yet', async () => {
    const page = await open(checkoutPage, {}, { 'charge-transaction-fees': true });
    expect(page.get(page.model.schedule.$amounts)).toEqual({
      monthly: {
        first: {
          ...lines,
          rows: [
            { code: 'surplus_lines_tax', amount: 80_00 },
            { code: 'policy_fee', amount: 20_00 },
          ],
        },
        each: 1_000_00,
        last: 1_000_02,
      },
      annual: {
        premium: 11_110_00,
        transactionFee: null,
        total: 11_700_00,
        rows: [
          { code: 'surplus_lines_tax', amount: 470_00 },
          { code: 'policy_fee', amount: 120_00 },
        ],
      },
      savings: 300_02,
    });
  });

  test('is not known without a package', async () => {
    const page = await open('/checkout/10065/platinum');
    expect(page.get(page.model.schedule.$amounts)).toBeNull();
    await page.send(page.model.schedule.continued);
    expect(page.history.current().address).toBe('/checkout/10065/platinum');
  });

  test('is monthly until another is chosen, and is in the address of the payment', async () => {
    const page = await open();
    expect(page.get(page.model.schedule.$schedule)).toBe('monthly');
    await page.send(page.model.schedule.chosen, 'annual');
    await page.send(page.model.schedule.continued);
    expect(page.history.current().address).toBe('/checkout/10065/recommended/annual');
  });

  test('that was being paid stays chosen on the way back', async () => {
    const page = await open('/checkout/10065/recommended/annual');
    expect(page.get(page.model.schedule.$schedule)).toBe('annual');
    await page.send(addressOpened, '/checkout/10065/recommended/weekly');
    expect(page.get(page.model.schedule.$schedule)).toBe('annual');
  });
});

describe('the order', () => {
  test('is of the package, schedule and method, with the fee where it is charged', async () => {
    const page = await open(paymentPage, {}, { 'charge-transaction-fees': true });
    expect(page.get(page.model.order.$order)).toEqual({
      slug: 'recommended',
      name: 'Recommended',
      coverages: 2,
      schedule: 'monthly',
      method: 'card',
      premium: 1_900_00,
      rows: [
        { code: 'surplus_lines_tax', amount: 80_00 },
        { code: 'policy_fee', amount: 20_00 },
      ],
      transactionFee: 60_00,
      total: 2_060_00,
      plan: { each: 1_030_00, last: 1_030_02 },
    });
  });

  test('of the year has no plan', async () => {
    const page = await open('/checkout/10065/recommended/annual');
    expect(page.get(page.model.order.$order)).toMatchObject({ total: 11_700_00, plan: null });
  });

  test.each([
    ['a package', '/checkout/10065/platinum/monthly'],
    ['a schedule', '/checkout/10065/recommended/weekly'],
  ])('is not there without %s', async (_, address) => {
    const page = await open(address);
    expect(page.get(page.model.order.$order)).toBeNull();
  });
});

describe('the method', () => {
  const onFile = (type: string) => ({
    'get-previous-payment-info': () => ({ ...aCardOnFile, type }),
  });

  test.each([
    ['card', true, ['previous', 'bank', 'card'], 'bank', 'ach_debit'],
    ['card', false, ['previous', 'card'], 'card', 'card'],
    ['ach_debit', true, ['previous', 'bank', 'card'], 'bank', 'ach_debit'],
    ['ach_debit', false, ['card'], 'card', 'card'],
    ['check', true, ['bank', 'card'], 'bank', 'ach_debit'],
  ])('with a %s on file and banks %s is one of %j', async (type, banks, modes, mode, method) => {
    const page = await open(paymentPage, onFile(type), { 'ach-payment': banks });
    expect(page.get(page.model.method.$modes)).toEqual(modes);
    expect(page.get(page.model.method.$mode)).toBe(mode);
    expect(page.get(page.model.method.$method)).toBe(method);
  });

  test.each([
    ['previous', 'card'],
    ['bank', 'ach_debit'],
    ['card', 'card'],
  ] as const)('that is chosen (%s) is what is paid with', async (mode, method) => {
    const page = await open(paymentPage, onFile('card'), { 'ach-payment': true });
    await page.send(page.model.method.chosen, mode);
    expect(page.get(page.model.method.$mode)).toBe(mode);
    expect(page.get(page.model.method.$method)).toBe(method);
  });

  test('that is not offered is not chosen', async () => {
    const page = await open();
    await page.send(page.model.method.chosen, 'previous');
    expect(page.get(page.model.method.$mode)).toBe('card');
  });
});

describe('the offers', () => {
  test.each([
    ['nobody', anApplication(), {}, []],
    ['everybody with the Brex flag', anApplication(), { 'brex-checkout-visual': true }, ['brex']],
    [
      'a member of a program',
      anApplication({ incubator_program: 'ramp', eligible_for_partner_discounts: true }),
      {},
      ['ramp'],
    ],
    [
      'a renewal of a first-policy discount',
      anApplication({
        incubator_program: 'wework',
        eligible_for_partner_discounts: true,
        renewal: {
          is_renewal_application: true,
          is_ready_for_renewal: false,
          renewal_child_application_id: null,
          policy_ends: null,
        },
      }),
      {},
      [],
    ],
    [
      'a first policy',
      anApplication({ incubator_program: 'wework', eligible_for_partner_discounts: true }),
      {},
      ['wework'],
    ],
  ])('of %s', async (_, application, flags, offers) => {
    const page = await open(checkoutPage, { 'get-legacy-application': () => application }, flags);
    expect(page.get(page.model.$offers)).toEqual(offers);
  });

  test('of who came through a partner', async () => {
    const page = await open(`${checkoutPage}?partner=carta`, {
      'get-legacy-application': () => anApplication({ eligible_for_partner_discounts: true }),
    });
    expect(page.get(page.model.$offers)).toEqual(['carta']);
  });

  test('none while the application is not known', async () => {
    const page = await open(
      '/unsupported-location',
      { 'get-legacy-application': () => new Promise(() => {}) },
      { 'brex-checkout-visual': true },
    );
    await page.send(addressOpened, checkoutPage);
    expect(page.get(page.model.$offers)).toEqual([]);
  });
});

describe('CHECKOUT-018 /billing is an older name', () => {
  test('of /checkout, which replaces it in the history', async () => {
    const page = await open('/billing/10065/recommended');
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
    const page = await open(address, accepted);
    expect(page.history.current().address).toBe('/officer-signature/10065/recommended');
  });

  test('without the name of its package stays where it is', async () => {
    const page = await open(checkoutPage, {
      'get-legacy-application': () => anAcceptedApplication({ package_slug: null }),
    });
    expect(page.history.current().address).toBe(checkoutPage);
  });

  test('stays on the page of its signature', async () => {
    const page = await open('/officer-signature/10065/basic', {
      ...accepted,
      'get-legacy-packages': () => ({ recommended: aPackage(), basic: aPackage() }),
    });
    expect(page.history.current().address).toBe('/officer-signature/10065/basic');
  });
});
