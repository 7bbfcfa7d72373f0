import { noAnswerYet } from '@fairlead/mfe-kit/testing';
import { memoryStorage } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCoverage, aLimit, aPackage, aQuote, aSubmission } from '../../../testing/builders.ts';
import { drawCheckout, filledCard } from '../../../testing/draw-checkout.ts';
import { drawScreen } from '../../../testing/draw-screen.ts';
import { oneAfterAnother } from '../../../testing/payment.ts';

const home = '/market-submission/ms_1';
const billing = '/market-submission/ms_1/billing';
const title = 'Your package changed';

/** The submission whose selected package has these quotes. */
const offering = (...quotes: ReturnType<typeof aQuote>[]) =>
  aSubmission({
    selected_package_id: 'pk_1',
    packages: [aPackage('pk_1', { quotes }), aPackage('pk_2')],
  });
const withLimit = (value: number) =>
  aQuote('a', {
    coverages: [aCoverage('epl', { limits: [aLimit({ value })] })],
  });
const before = offering(withLimit(100_000_000));
const after = offering(withLimit(200_000_000));

const answers = (...submissions: unknown[]) => ({
  'get-market-submission': oneAfterAnother(...submissions),
  'get-market-submission-status': () => ({ status: 'RELEASED' }),
  'update-market-submission': () => ({}),
  'set-requested-effective-date': () => ({}),
});

test('a change of the chosen package is shown line by line before payment', async () => {
  const page = await drawScreen(home, answers(before, after));
  await page.act({ press: 'Buy Now Recommended' });
  expect(page.address()).toBe(billing);
  expect(page.snapshot(title)).toMatchInlineSnapshot(`
    "- heading "Your package changed" [level=2]
    - button "Close"
    - text: Recommended changed after you chose it. Check what is different before you pay. You haven’t been charged.
    - list "What changed":
      - listitem: Higher Employment Practices Liability, Aggregate Limit $2,000,000 was $1,000,000
      - listitem: Same Each month $100.00
      - listitem: Same Due Today $200.00
    - button "Compare packages"
    - button "Continue with these changes""
  `);
  await page.act({ press: 'Continue with these changes' });
  expect(page.body()).not.toContain(title);
  await page.act({ press: 'Continue to Payment' });
  expect(page.screen()).toBe('market-submission-checkout');
});

test('a package that is as it was chosen is paid without a question', async () => {
  const page = await drawScreen(home, answers(before, before));
  await page.act({ press: 'Buy Now Recommended' });
  expect(page.address()).toBe(billing);
  expect(page.body()).not.toContain(title);
});

test('Compare packages returns to the packages, and the change is not shown again', async () => {
  const page = await drawScreen(home, answers(before, after));
  await page.act({ press: 'Buy Now Recommended' });
  await page.act({ press: 'Compare packages' });
  expect(page.address()).toBe(home);
  await page.act({ press: 'Buy Now Recommended' });
  expect(page.address()).toBe(billing);
  expect(page.body()).not.toContain(title);
});

test('closing the dialog leaves the client on the page', async () => {
  const page = await drawScreen(home, answers(before, after));
  await page.act({ press: 'Buy Now Recommended' });
  await page.act({ press: 'Close', in: title });
  expect(page.address()).toBe(billing);
  expect(page.body()).not.toContain(title);
});

test('a change while billing is open is shown after the next poll', async () => {
  const page = await drawScreen(billing, answers(before, after));
  expect(page.body()).not.toContain(title);
  await page.pass(15_000);
  expect(page.snapshot(title)).toContain(
    '- listitem: Higher Employment Practices Liability, Aggregate Limit $2,000,000 was $1,000,000',
  );
});

test('a page that is opened again tells what changed since the last one', async () => {
  const storage = memoryStorage();
  await drawScreen(billing, answers(before), { storage });
  const page = await drawScreen(billing, answers(after), { storage });
  expect(page.snapshot(title)).toContain('Aggregate Limit $2,000,000 was $1,000,000');
});

test('quotes issued again at the same price are shown as such', async () => {
  const page = await drawScreen(billing, answers(offering(aQuote('a')), offering(aQuote('b'))));
  await page.pass(15_000);
  expect(page.snapshot(title)).toMatchInlineSnapshot(`
    "- heading "Your package changed" [level=2]
    - button "Close"
    - text: Recommended changed after you chose it. Check what is different before you pay. You haven’t been charged.
    - text: The insurer issued your quotes again. Coverages and prices stay the same.
    - button "Compare packages"
    - button "Continue with these changes""
  `);
});

test('another package than the chosen one is named', async () => {
  const other = aSubmission({
    selected_package_id: 'pk_2',
    packages: [aPackage('pk_1'), aPackage('pk_2', { name: 'Complete' })],
  });
  const page = await drawScreen(
    billing,
    answers(aSubmission({ ...other, selected_package_id: 'pk_1' }), other),
  );
  await page.pass(15_000);
  expect(page.snapshot(title)).toContain(
    'You chose Recommended. The package to pay for is now Complete. You haven’t been charged.',
  );
});

test('a checkout that opens with a change sends nothing before it was told', async () => {
  const storage = memoryStorage();
  await drawScreen(billing, answers(before), { storage });
  const page = await drawCheckout(
    { ...filledCard, storage },
    { 'get-market-submission': () => after, 'bind-request': noAnswerYet },
  );
  expect(page.snapshot(title)).toContain('Aggregate Limit $2,000,000 was $1,000,000');
  expect(page.bodies('bind-request')).toEqual([]);
  await page.act({ press: 'Continue with these changes' }, { fill: 'Postal code', with: '94105' });
  await page.act({ press: 'Send for Signature' });
  expect(page.bodies('bind-request')).toHaveLength(1);
});

test('an offer that was kept in another shape is not compared', async () => {
  const storage = memoryStorage({ 'fairlead:offer:ms_1': '{"version":0}' });
  const page = await drawScreen(billing, answers(before), { storage });
  expect(page.body()).not.toContain(title);
});
