import { expect, test } from 'vitest';
import { paymentPage } from '../../testing/answers.ts';
import { aBankOnFile, anApplication } from '../../testing/builders.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

test('CHECKOUT-036 a schedule that there is not leads back to the choice', async () => {
  const page = await drawScreen('/checkout/10065/recommended/weekly');
  expect(page.body()).toMatchInlineSnapshot(`
    "- heading "This Billing Interval is not defined" [level=1]
    - link "Choose how to pay""
  `);
  await page.act({ press: 'Choose how to pay' });
  expect(page.followed).toEqual(['/checkout/10065/recommended']);
});

test('the payment page leads back to the schedules', async () => {
  const page = await drawScreen(paymentPage);
  await page.act({ press: 'Back to Billing' }, { press: 'Change schedule' });
  expect(page.followed).toEqual(['/checkout/10065/recommended', '/checkout/10065/recommended']);
});

test('a bank account on file has the mark of a bank', async () => {
  const page = await drawScreen(
    paymentPage,
    {
      'get-previous-payment-info': () => aBankOnFile,
    },
    { flags: { 'ach-payment': true } },
  );
  await page.act({ choose: 'Previous payment method', of: 'Payment method' });
  expect(page.icons()).toContain(
    'bank First Platypus Bank checking ending in 0000 You used it for an earlier payment. Choose another method if it has expired.',
  );
});

test('CHECKOUT-048 an empty title shows an error, a chosen one is displayed', async () => {
  const page = await drawScreen(paymentPage);
  await page.act({ choose: 'COO', of: 'Title' });
  expect(page.snapshot('Who signs for the company?')).toContain('combobox "Title" [required]: COO');
});

test.each([
  ['/checkout/10065/platinum/monthly', {}, 'We couldn’t find this package.'],
  [
    paymentPage,
    { 'get-legacy-application': () => anApplication({ status: 'quote_blocked' }) },
    'There is nothing to pay for this application right now.',
  ],
])('%s without a quote to pay for says so instead of a form', async (address, answers, title) => {
  const page = await drawScreen(address, answers);
  expect(page.body()).toContain(`heading "${title}" [level=1]`);
  expect(page.body()).not.toContain('Payment method');
});
