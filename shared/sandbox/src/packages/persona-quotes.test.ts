import { describe, expect, test } from 'vitest';
import { loadSampleQuotes } from '../content/load.ts';
import type { FullQuote } from '../content/shapes/persona-package.ts';
import { known, withPackages } from '../test-kit/persona-packages.ts';
import { choicesOf, legacyPackage, personaQuote, priceProduct } from './index.ts';

/** The features that have a price. The file leaves out free ones, so only these are compared. */
const priced = [
  'hired_and_non_owned_auto',
  'blanket_additional_insured',
  'blanket_waiver_of_subrogation',
  'primary_and_non_contributory',
  'third_party_discrimination',
  'wage_and_hour_defense',
  'client_property',
];

const library = await loadSampleQuotes();

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
