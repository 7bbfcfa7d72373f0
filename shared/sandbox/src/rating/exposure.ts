import type { Band, CoverageTable, ExposureTable } from '../content/shapes/rating-coverage.ts';
import { portion, sumOf } from './arithmetic.ts';
import type { FullChoice } from './choice.ts';
import type { RatingFacts } from './facts.ts';

/** The first step of a premium: the exposure, its cost, and whether it is beyond the tables. */
export type Base = { input: number; cents: number; refers: boolean };

/** Step 1 of rating.md §3. Amounts in cents, heads in basis points of one, people as a count. */
export function baseOf(table: CoverageTable, choice: FullChoice, facts: RatingFacts): Base {
  const { exposure } = table;
  switch (exposure.kind) {
    case 'graduated_revenue':
      return graduated(facts.rating_revenue_cents, exposure.bands, perThousandDollars);
    case 'graduated_headcount':
      return graduated(facts.weighted_heads_bp, exposure.bands, perHead);
    case 'per_100':
      return perHundred(amountOf(exposure.amount, choice, facts), exposure);
    case 'headcount_flat':
      return flatForHeads(facts.employees_total, exposure);
    case 'banded_flat':
      return flat(amountOf(exposure.amount, choice, facts), exposure.bands);
  }
}

/** Returns the band of an amount; "up to" includes the amount itself (rating.md §1). */
export function bandOf<AnyBand extends Pick<Band, 'up_to' | 'up_to_cents'>>(
  bands: readonly AnyBand[],
  amount: number,
): AnyBand {
  const found = bands.find((band) => amount <= topOf(band));
  if (!found) throw new Error(`rating.yaml: no band holds ${amount}; the last one must be open.`);
  return found;
}

type Rate = { top(band: Band): number; price(slice: number, band: Band): number };

const perThousandDollars: Rate = {
  top: topOf,
  price: (slice, band) => portion(slice, band.rate_cents_per_1000_dollars ?? 0, 100_000),
};

const perHead: Rate = {
  top: (band) => topOf(band) * 10_000,
  price: (slice, band) => portion(slice, band.each_cents ?? 0, 10_000),
};

function graduated(amount: number, bands: readonly Band[], { top, price }: Rate): Base {
  const slices = bands.map((band, index) => {
    const below = bands[index - 1];
    const from = below ? top(below) : 0;
    return { band, slice: Math.max(0, Math.min(amount, top(band)) - from) };
  });
  return {
    input: amount,
    cents: sumOf(slices.map(({ band, slice }) => price(slice, band))),
    refers: slices.some(({ band, slice }) => slice > 0 && band.refer === true),
  };
}

function perHundred(amount: number, { rate_cents_per_100_dollars }: Kind<'per_100'>): Base {
  return {
    input: amount,
    cents: portion(amount, rate_cents_per_100_dollars, 10_000),
    refers: false,
  };
}

function flatForHeads(people: number, exposure: Kind<'headcount_flat'>): Base {
  const more = Math.max(0, people - exposure.first);
  const cents = exposure.first_cents + more * exposure.each_more_cents;
  return { input: people, cents, refers: false };
}

function flat(amount: number, bands: readonly Band[]): Base {
  const band = bandOf(bands, amount);
  return { input: amount, cents: band.flat_cents ?? 0, refers: band.refer === true };
}

type Kind<Name extends ExposureTable['kind']> = Extract<ExposureTable, { kind: Name }>;

function amountOf(name: string, { limits }: FullChoice, facts: RatingFacts): number {
  const amount = name.startsWith('limit:')
    ? limits[name.slice('limit:'.length)]
    : Reflect.get(facts, name);
  if (typeof amount !== 'number') throw new Error(`rating.yaml: ${name} is no amount.`);
  return amount;
}

function topOf({ up_to, up_to_cents }: Pick<Band, 'up_to' | 'up_to_cents'>): number {
  return up_to ?? up_to_cents ?? Number.POSITIVE_INFINITY;
}
