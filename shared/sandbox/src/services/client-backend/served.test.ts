import type { MarketSubmission } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';
import { now } from '../../test-kit/now.ts';

/** What a client with quotes is shown, and all that an admin sees of a submission. */
async function served(): Promise<MarketSubmission[]> {
  const submissions = [
    ['ms-released', 'get-market-submission', 'ms_041'],
    ['custom-package-client', 'get-market-submission', 'ms_046'],
    ['package-in-review', 'get-market-submission', 'ms_047'],
    ['admin-quote-blocked', 'get-admin-market-submission', 'ms_051'],
  ] as const;
  return Promise.all(
    submissions.map(async ([persona, call, id]) => {
      const sandbox = await createSandbox({ now, persona });
      return ask<MarketSubmission>(sandbox.visitor(persona), call, { params: { id } });
    }),
  );
}

const quotesOf = ({ packages, quotes }: MarketSubmission) => [
  ...packages.flatMap((one) => one.quotes),
  ...quotes,
];
const sorted = (values: readonly (string | null)[]) => [...new Set(values)].toSorted();

test('PACKAGES-009 a package is a bundle of quotes, one a product', async () => {
  const bundles = (await served()).flatMap(({ packages }) => packages.map(({ quotes }) => quotes));
  expect(bundles.every((quotes) => quotes.length >= 2)).toBe(true);
  for (const quotes of bundles)
    expect(new Set(quotes.map(({ product_name }) => product_name)).size).toBe(quotes.length);
});

test('PACKAGES-009 a second quote of a product is not taken into a package', async () => {
  const sandbox = await createSandbox({ now, persona: 'admin-quote-blocked' });
  const admin = sandbox.visitor('admin-quote-blocked');
  const read = () =>
    ask<MarketSubmission>(admin, 'get-admin-market-submission', { params: { id: 'ms_051' } });
  const { packages, quotes } = await read();
  const draft = packages.find(({ id }) => id === 'pk_051_4');
  const held = draft?.quotes.map(({ annual_quote_id }) => annual_quote_id) ?? [];
  const second = quotes.find(
    ({ annual_quote_id, product_name }) =>
      product_name === 'SGL' && !held.includes(annual_quote_id),
  );
  const bundle = [...(draft?.quotes ?? []), ...(second ? [second] : [])];
  expect(bundle.map(({ product_name }) => product_name)).toEqual(['SGL', 'SML', 'SGL']);
  const idsOf = bundle.map(({ annual_quote_id, monthly_quote_id }) => ({
    annual_quote_id,
    monthly_quote_id,
  }));
  await expect(
    ask(admin, 'update-package', { body: { package_id: 'pk_051_4', quotes: idsOf } }),
  ).rejects.toMatchObject({
    status: 409,
    message: 'A package may hold one quote per product.',
  });
});

test('PACKAGES-007 the quotes of a submission come from one carrier', async () => {
  for (const submission of await served()) {
    const carriers = quotesOf(submission).map(({ carrier_id }) => carrier_id);
    expect(sorted(carriers)).toEqual(['fairlead_sandbox']);
  }
});

test('PACKAGES-082 limits and out-of-pockets hold for a claim, an occurrence or a policy term', async () => {
  const coverages = (await served()).flatMap(quotesOf).flatMap((quote) => quote.coverages);
  const amounts = coverages.flatMap((coverage) => [...coverage.limits, ...coverage.out_of_pockets]);
  expect(sorted(amounts.map(({ frequency }) => frequency))).toEqual([
    'PER_CLAIM',
    'PER_OCCURRENCE',
    'PER_POLICY_TERM',
  ]);
});
