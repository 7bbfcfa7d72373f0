import { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { flagsFrom } from '@fairlead/domain';
import { assert } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { loadPersonas, loadSampleQuotes } from '../content/load.ts';
import { personaAnswers, personaContext } from '../content/personas.ts';
import type { FullQuote } from '../content/shapes/persona-package.ts';
import { intervals, packagePrice, ratingFacts } from '../rating/index.ts';
import { quotableAnswers } from '../underwriting/index.ts';
import {
  choicesOf,
  legacyPackage,
  personaPackage,
  personaQuote,
  priceProduct,
  submissionPackages,
} from './index.ts';

const content = await loadPersonas();
const library = await loadSampleQuotes();

const known = content.personas.map((persona) => {
  const reasons = persona.application?.application_decision?.reasons ?? [];
  const answers = quotableAnswers(personaAnswers(persona, content), reasons);
  const facts = ratingFacts(answers, personaContext(persona, content.as_of));
  return {
    id: persona.id,
    persona,
    flags: flagsFrom(persona.flags),
    input: { answers, facts },
    client_id: persona.session.client_id ?? '',
    packages: persona.market_submission?.packages ?? persona.after_review?.packages ?? [],
    adjustment_bp: persona.after_review?.underwriter_adjustment_bp,
  };
});

const withPackages = known.filter(({ packages }) => packages.length > 0);

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

describe('full quotes come out word for word', () => {
  const rows = withPackages.flatMap((row) =>
    row.packages.flatMap(({ quotes }) =>
      quotes.flatMap((quote) =>
        'pricing_summaries' in quote ? [{ id: quote.annual_quote_id, quote, row }] : [],
      ),
    ),
  );

  test.each(rows)('$id', ({ quote, row }) => {
    expect(comparable(personaQuote(quote, row))).toEqual(comparable(quote));
  });
});

describe('the sample quotes follow from their persona’s answers', () => {
  const rows = library.quotes.map((quote) => ({
    id: quote.id,
    quote,
    row: known.find(({ persona }) => persona.market_submission?.id === quote.market_submission_id),
  }));

  test.each(rows)('$id', ({ quote, row }) => {
    if (!row) throw new Error(`No persona has the submission ${quote.market_submission_id}`);
    expect(
      comparable(personaQuote(quote, { ...row, adjustment_bp: adjustmentOf(quote, row.input) })),
    ).toEqual(comparable(quote));
  });

  /** The file gives the adjustment in cents; a quote is priced with the basis points that make them. */
  function adjustmentOf(quote: FullQuote, input: (typeof known)[number]['input']) {
    const amount = quote.pricing_summaries[0]?.adjustments.find(
      ({ code }) => code === 'underwriter_adjustment',
    )?.amount;
    if (amount === undefined) return 0;
    const { premium_cents } = priceProduct(quote.product_name, choicesOf([quote]), input);
    return Math.round((amount * 10_000) / premium_cents);
  }
});

describe('legacy packages follow from the answers', () => {
  const rows = known.flatMap((row) =>
    Object.entries(row.persona.legacy_packages ?? {}).map(([slug, written]) => ({
      id: written.quote.id,
      slug,
      written,
      input: row.input,
      key: row.persona.application?.id.slice(4) ?? '',
    })),
  );

  test.each(rows)('$id', ({ key, slug, input, written }) => {
    expect(legacyPackage(key, slug, { input })).toEqual(written);
  });
});

test('every pricing summary of the pack adds up', () => {
  const full = withPackages.flatMap(({ packages }) => packages.flatMap(({ quotes }) => quotes));
  for (const quote of [...full, ...library.quotes]) {
    if (!('pricing_summaries' in quote)) continue;
    const premium = quote.coverages.flatMap(({ premiums }) => premiums);
    for (const { total_price, adjustments, taxes, fees, discounts } of quote.pricing_summaries) {
      const rows = [...premium, ...adjustments, ...taxes, ...fees, ...discounts];
      expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total_price.amount);
    }
  }
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

type Made = ReturnType<typeof personaPackage>;
type Written = (typeof withPackages)[number]['packages'][number]['quotes'][number];

function pricesOf({ quotes }: Pick<Made, 'quotes'>) {
  return quotes.map((quote) => ({
    product: quote.product_name,
    premiums: quote.coverages.map(({ unique_name, premiums }) => [
      unique_name,
      premiums[0]?.amount,
    ]),
    totals: quote.pricing_summaries.map(({ total_price }) => total_price.amount),
  }));
}

function writtenPrices(quote: Written) {
  if ('totals' in quote) {
    return {
      product: quote.product_name,
      premiums: quote.coverages.map(({ unique_name, premium }) => [unique_name, premium]),
      totals: intervals.map((interval) => quote.totals[interval]),
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

/** Features are left out of the file where they cost nothing, so only the priced ones are compared. */
/** The sample quotes are written in the shapes of B§3, which has no locations. */
function withoutLocations<AnyCoverage extends object>(coverage: AnyCoverage) {
  const { locations, ...rest } = coverage as AnyCoverage & { locations?: unknown };
  return rest;
}

function comparable({
  coverages,
  expiration_date,
  ...quote
}: ReturnType<typeof personaQuote> | FullQuote) {
  const { id, market_submission_id, package_id, created_at, ...rest } = quote as Record<
    string,
    unknown
  >;
  return {
    ...rest,
    expiration_date,
    coverages: coverages.map(({ coverage_features, sub_coverages = [], ...coverage }) => ({
      ...withoutLocations(coverage),
      features: coverage_features
        .filter(({ is_enabled, unique_name }) => is_enabled && priced.includes(unique_name))
        .map(({ unique_name }) => unique_name)
        .toSorted(),
      sub_coverages: sub_coverages.map(({ unique_name, is_enabled, limits, out_of_pockets }) => ({
        unique_name,
        is_enabled,
        limits,
        out_of_pockets,
      })),
    })),
  };
}

const priced = [
  'hired_and_non_owned_auto',
  'blanket_additional_insured',
  'blanket_waiver_of_subrogation',
  'primary_and_non_contributory',
  'third_party_discrimination',
  'wage_and_hour_defense',
  'client_property',
];
