import { expect, test } from 'vitest';
import { aPackage, aQuote, aSubmission } from '../../testing/builders.ts';
import { drawBilling } from '../../testing/draw-billing.ts';
import { drawScreen } from '../../testing/draw-screen.ts';

const [monthly, annually] = aQuote().pricing_summaries;
const quoted = (...summaries: readonly unknown[]) => ({
  'get-market-submission': () =>
    aSubmission({
      selected_package_id: 'pk_1',
      packages: [
        aPackage('pk_1', {
          quotes: [{ ...aQuote('a'), pricing_summaries: summaries as never }],
        }),
        aPackage('pk_2'),
      ],
    }),
  'get-market-submission-status': () => ({ status: 'RELEASED' as const }),
});
const weekly = { ...monthly, billing_interval: 'WEEKLY' };
const unpriced =
  'It has no monthly or annual price, so you can’t buy it online. Talk to an advisor.';

test('a package that is only quoted by the week has no price on the comparison, and an advisor sells it', async () => {
  const page = await drawScreen('/market-submission/ms_1', quoted(weekly));
  expect(page.body()).toContain('No price online');
  expect(page.body()).toContain(unpriced);
  expect(page.body()).not.toContain('button "Buy Now pk_1"');
  expect(page.body()).toContain('button "Buy Now pk_2"');
});

test.each([
  ['year', annually, '$1,200.00/yr', '$100.00/mo'],
  ['month', monthly, '$100.00/mo', '$1,200.00/yr'],
])(
  'a package that is only quoted by the %s has no other price, on the comparison and on its page',
  async (_, summary, shown, other) => {
    const home = await drawScreen('/market-submission/ms_1', quoted(summary));
    const page = await drawScreen('/market-submission/ms_1/packages/pk_1', quoted(summary));
    const policy = page.snapshot('Management & Professional Liability Policy');
    for (const region of [home.snapshot('Recommended'), policy]) {
      expect(region).toContain(shown);
      expect(region).not.toContain(other);
    }
    // Without the spaces between the amount and its unit.
    expect(policy).toContain(shown.replace('/', ' /'));
  },
);

test('a package that is only quoted by the week can’t be paid for on billing', async () => {
  const page = await drawBilling(quoted(weekly));
  expect(page.body()).not.toContain('radio');
  expect(page.body()).not.toContain('Continue to Payment');
  expect(page.snapshot('Order summary')).toContain(unpriced);
  expect(page.snapshot('Order summary')).toContain('button "Talk to an Advisor"');
});

test('a package that is only quoted by the week offers an advisor on its page', async () => {
  const page = await drawScreen('/market-submission/ms_1/packages/pk_1', quoted(weekly));
  expect(page.body()).toContain(unpriced);
  expect(page.body()).toContain('link "Recommended Recommended No price online"');
  expect(page.body()).not.toContain('$0.00');
  expect(page.snapshot('Employment Practices Liability')).toContain('No price online');
  expect(page.snapshot('Employment Practices Liability')).not.toMatch(/\$[\d.]+\/(mo|yr)/);
  expect(page.body()).not.toContain('Continue to Payment');
});

test.each([
  ['Monthly', monthly, 'Annually', '$200.00'],
  ['Annually', annually, 'Monthly', '$1,164.00'],
])(
  'with a price for %s alone, only that is offered and due',
  async (interval, summary, other, due) => {
    const page = await drawBilling(quoted(summary));
    expect(page.body()).toContain(`radio "${interval}" [checked]`);
    expect(page.body()).not.toContain(`radio "${other}"`);
    expect(page.snapshot('Order summary')).toContain(`Due Today ${due}`);
  },
);

test('the checkout of a schedule that wasn’t quoted shows no price', async () => {
  const page = await drawScreen('/market-submission/ms_1/checkout/ANNUALLY', quoted(monthly));
  expect(page.body()).toContain('This Billing Interval is not defined');
});

const emptied = () =>
  aSubmission({
    selected_package_id: 'pk_1',
    packages: [aPackage('pk_1', { quotes: [] }), aPackage('pk_2')],
  });

test('a package without quotes isn’t sold for nothing: it has no price, and an advisor sells it', async () => {
  const answers = { ...quoted(weekly), 'get-market-submission': emptied };
  const home = await drawScreen('/market-submission/ms_1', answers);
  expect(home.snapshot('Recommended')).toContain('No price online');
  expect(home.body()).not.toContain('$0.00');
  expect(home.body()).not.toContain('button "Buy Now Recommended"');
  expect(home.body()).toContain('button "Buy Now pk_2"');
  const checkout = await drawScreen('/market-submission/ms_1/checkout/MONTHLY', answers);
  expect(checkout.body()).not.toContain('Send for Signature');
});
