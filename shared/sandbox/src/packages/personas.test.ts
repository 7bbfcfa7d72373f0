import { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { billingIntervals } from '@fairlead/domain/money';
import { assert } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { packagePrice } from '../rating/index.ts';
import { withPackages } from '../test-kit/persona-packages.ts';
import { personaPackage, submissionPackages } from './index.ts';

type Made = ReturnType<typeof personaPackage>;

type Written = (typeof withPackages)[number]['packages'][number]['quotes'][number];

function pricesOf({ quotes }: Pick<Made, 'quotes'>) {
  return quotes.map((quote) => ({
    product: quote.product_name,
    premiums: quote.coverages
      .filter(({ is_enabled }) => is_enabled)
      .map(({ unique_name, premiums }) => [unique_name, premiums[0]?.amount]),
    totals: quote.pricing_summaries.map(({ total_price }) => total_price.amount),
  }));
}

function writtenPrices(quote: Written) {
  if ('totals' in quote) {
    return {
      product: quote.product_name,
      premiums: quote.coverages
        .filter(({ is_enabled = true }) => is_enabled)
        .map(({ unique_name, premium }) => [unique_name, premium]),
      totals: billingIntervals.map((interval) => quote.totals[interval]),
    };
  }
  return {
    product: quote.product_name,
    premiums: quote.coverages.map(({ unique_name, premiums }) => [
      unique_name,
      premiums[0]?.amount,
    ]),
    totals: quote.pricing_summaries.map(({ total_price }) => total_price.amount),
  };
}

function priceOfPackage({ quotes }: Pick<Made, 'quotes'>) {
  const totals = quotes.map(({ pricing_summaries }) => {
    const [MONTHLY, ANNUALLY] = pricing_summaries.map(({ total_price }) => ({
      total_cents: total_price.amount,
    }));
    return { summaries: { MONTHLY, ANNUALLY } };
  });
  const { monthly_amount, ...price } = packagePrice(
    totals as unknown as Parameters<typeof packagePrice>[0],
  );
  return price;
}

describe('the prices of personas.yaml follow from the answers', () => {
  const rows = withPackages.flatMap((row) =>
    row.packages.map((written) => ({ name: `${row.id} ${written.name}`, row, written })),
  );

  test.each(rows)('$name', ({ row, written }) => {
    const priced = personaPackage(written, row);

    assert(priced, Package);
    expect(pricesOf(priced)).toEqual(written.quotes.map(writtenPrices));
    expect(priceOfPackage(priced)).toEqual(written.price);
  });
});

describe('the recipes make the packages that personas.yaml has', () => {
  const rows = withPackages.filter(({ packages }) =>
    packages.some(({ name }) => name === 'Essentials'),
  );

  test.each(rows)('$id', ({ persona, packages, input, client_id, adjustment_bp }) => {
    const made = submissionPackages(persona.application?.id.slice(4) ?? '', {
      input,
      client_id,
      today: '2026-11-15',
      requested_effective_date: '2026-12-01',
      adjustment_bp,
    });

    const expected = packages.filter(({ name }) => made.some((one) => one.name === name));
    expect(
      made.map(({ id, name, recommended, order }) => ({ id, name, recommended, order })),
    ).toEqual(
      expected.map(({ id, name, recommended, order }) => ({ id, name, recommended, order })),
    );
    expect(made.map(pricesOf)).toEqual(expected.map(({ quotes }) => quotes.map(writtenPrices)));
    expect(made.map(priceOfPackage)).toEqual(expected.map(({ price }) => price));
  });
});

test('a submission made from ms-released passes the contract', () => {
  const released = withPackages.find(({ id }) => id === 'ms-released');
  if (!released) throw new Error('personas.yaml has no ms-released');
  const { packages: written, input, client_id } = released;

  const packages = written.map((one) => personaPackage(one, { client_id, input }));
  const submission = {
    id: 'ms_041',
    status: 'RELEASED',
    client_data_id: 'app_041',
    expiration_date: '2027-01-14',
    packages,
    quotes: packages.flatMap(({ quotes }) => quotes),
    coverage_requests: [],
    referral_partner: null,
    details: null,
    selected_package_id: null,
  };

  expect(() => assert(submission, MarketSubmission)).not.toThrow();
  expect(
    packages
      .map(priceOfPackage)
      .map(({ monthly_total, annual_total }) => [monthly_total, annual_total]),
  ).toEqual(written.map(({ price }) => [price.monthly_total, price.annual_total]));
});
