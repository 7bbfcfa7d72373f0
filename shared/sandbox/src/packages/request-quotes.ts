import type { Quote } from '@fairlead/contracts/packages';
import { dependenceOf } from '@fairlead/domain/packages';
import { type CoverageName, isProductName, type ProductName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import {
  ChoiceError,
  type CoverageChoice,
  leadingLimit,
  type RatingInput,
} from '../rating/index.ts';
import type { RequestFacts } from '../underwriting/index.ts';
import { type CoverageParameters, type Parameter, readParameters } from './parameters.ts';
import { priceProduct } from './products.ts';
import { type QuoteTerms, wireQuote } from './wire-quote.ts';

export type AskedRequest = { product_name: string; coverage_parameters: CoverageParameters };

/**
 * Returns the facts for underwriting about each requested coverage.
 * Throws a ChoiceError for an unknown product, or a coverage that doesn't belong to it.
 */
export function requestFacts(
  { product_name, coverage_parameters }: AskedRequest,
  { facts }: RatingInput,
  carrierUnreachable = false,
): RequestFacts[] {
  const requested = readParameters(coverage_parameters);
  return requestedCoverages(productOf(product_name), requested).map((coverage) => {
    const limits = limitsOf(coverage, requested);
    const tables = rating.coverages[coverage].limits;
    const tableOf = (name: string) => tables.find(({ unique_name }) => unique_name === name);
    const amounts = limits
      .filter(({ name }) => tableOf(name)?.unit === 'CURRENCY_USD')
      .map(({ value }) => value);
    return {
      requested_coverage: coverage,
      requested_limit_cents: amounts.length > 0 ? Math.max(...amounts) : undefined,
      requested_limit_above_intervals: limits.some(
        ({ name, value }) => value > Math.max(...(tableOf(name)?.intervals ?? [])),
      ),
      requested_limit_in_stp: limits.every(({ name, value }) =>
        tableOf(name)?.stp_intervals.includes(value),
      ),
      has_retirement_plan: facts.has_retirement_plan,
      industry: facts.industry,
      carrier_unreachable: carrierUnreachable,
    };
  });
}

/**
 * Returns the carrier's quote for a request. Its limits are the highest offered ones up to the requested ones, so they may be
 * lower. Everything else has the base value.
 */
export function requestQuote(
  { product_name, coverage_parameters }: AskedRequest,
  terms: QuoteTerms,
  input: RatingInput,
  adjustmentBp = 0,
): Quote {
  const product = productOf(product_name);
  const requested = readParameters(coverage_parameters);
  const choices = requestedCoverages(product, requested).map((coverage) =>
    written(coverage, requested),
  );
  return wireQuote(priceProduct(product, choices, input, adjustmentBp), terms, input);
}

function productOf(name: string): ProductName {
  if (isProductName(name)) return name;
  throw new ChoiceError(
    `The request is for the product ${name}; the carrier writes ${Object.keys(rating.products).join(', ')}.`,
  );
}

function requestedCoverages(product: ProductName, requested: readonly Parameter[]): CoverageName[] {
  const { coverages, required } = rating.products[product];
  const names = new Set(
    requested.flatMap((row) => (row.part === 'coverage' && row.wanted ? [row.coverage] : [])),
  );
  const stray = [...names].find((name) => !coverages.includes(name));
  if (stray) {
    throw new ChoiceError(
      `${stray} is not part of ${product}, which holds ${coverages.join(', ')}.`,
    );
  }
  if (names.size === 0)
    throw new ChoiceError('The request names no coverage. Ask for at least one.');
  return coverages.filter((name) => names.has(name) || comesAlong(name, names, required));
}

/** Returns the coverages that the requested ones require or include, with base values. */
function comesAlong(
  name: CoverageName,
  requested: ReadonlySet<CoverageName>,
  required: readonly CoverageName[],
): boolean {
  const isParent = [...requested].some((one) => dependenceOf(one)?.parent === name);
  return required.includes(name) || isParent || (name === 'bii' && requested.has('bpp'));
}

type Value = Extract<Parameter, { name: string; value: number }>;

const limitsOf = (coverage: CoverageName, requested: readonly Parameter[]) =>
  valuesOf('limit', coverage, requested);

function valuesOf(part: Value['part'], coverage: CoverageName, requested: readonly Parameter[]) {
  return requested.filter((row): row is Value => row.part === part && row.coverage === coverage);
}

function written(coverage: CoverageName, requested: readonly Parameter[]): CoverageChoice {
  const { limits, out_of_pockets, features_priced } = rating.coverages[coverage];
  const lead = leadingLimit(coverage);
  const down = (part: Value['part'], tables: readonly Table[]) =>
    Object.fromEntries(
      valuesOf(part, coverage, requested).flatMap(({ name, value }) => {
        const table = tables.find(({ unique_name }) => unique_name === name);
        return table ? [[name, largestUpTo(table.intervals, value)]] : [];
      }),
    );
  const given = down('limit', limits);
  return {
    coverage,
    limits: lead.not_configurable ? {} : given,
    out_of_pockets: down('out_of_pocket', out_of_pockets),
    features: requested.flatMap((row) =>
      row.part === 'feature' && row.wanted && features_priced?.[row.name] ? [row.name] : [],
    ),
  };
}

type Table = { unique_name: string; intervals: readonly number[] };

function largestUpTo(intervals: readonly number[], value: number): number {
  const within = intervals.filter((interval) => interval <= value);
  return within.length > 0 ? Math.max(...within) : Math.min(...intervals);
}
