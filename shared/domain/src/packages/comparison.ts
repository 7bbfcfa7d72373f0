import type { Amount } from './amounts.ts';
import { byAvailableOrder, coverageKey } from './coverages.ts';
import { linePrice, type Priced, quotedIntervals } from './pricing.ts';
import { byProductOf } from './products.ts';
import type { QuotedPrice } from './quoted-price.ts';

type ComparedLimit = Amount & { readonly is_policy_limit: boolean };
type ComparedOutOfPocket = Amount & { readonly label: string };

type ComparedCoverage = {
  readonly unique_name: string;
  readonly is_enabled: boolean;
  readonly premiums: readonly { readonly code: string; readonly amount: number }[];
  readonly limits: readonly ComparedLimit[];
  readonly out_of_pockets: readonly ComparedOutOfPocket[];
};

export type ComparedPackage = {
  readonly id: string;
  readonly recommended: boolean;
  readonly quotes: readonly (Priced & {
    readonly product_name: string;
    readonly coverages: readonly ComparedCoverage[];
  })[];
};

/** The difference from the base package. */
type Difference = 'higher' | 'lower' | 'added' | 'missing' | null;

export type ComparedCell = {
  readonly coverage: string;
  readonly limit: Amount | null;
  readonly outOfPocket: ComparedOutOfPocket | null;
  readonly isIncluded: boolean;
  readonly difference: Difference;
  /** The base package's limit, if this one differs. */
  readonly baseLimit: Amount | null;
};

/** The coverages of one product line: the row labels, and each package's price and cells in that order. */
export type ComparedGroup = {
  readonly product: string;
  readonly coverages: readonly string[];
  readonly columns: readonly {
    readonly packageId: string;
    /** The package's product in this line, or null. */
    readonly product: string | null;
    /** In the interval of the package's price; null without one (AMB-103). */
    readonly price: QuotedPrice | null;
    readonly cells: readonly ComparedCell[];
  }[];
};

/**
 * Returns the rows of the comparison (B§2): every coverage of the packages, by product line. General liability is one row,
 * whether it is a separate policy or part of the commercial package policy. Differences are from the base: the package
 * with this id, else the recommended one.
 */
export function comparisonGroups(
  packages: readonly ComparedPackage[],
  baseId?: string | null,
): ComparedGroup[] {
  const base = comparisonBase(packages, baseId);
  const quotes = packages.flatMap((compared) => compared.quotes);
  const lines = [...new Set(quotes.map(({ product_name }) => lineOf(product_name)))];
  return lines
    .map((line) => {
      const products = quotes.map(({ product_name }) => product_name).filter(isOf(line));
      return { line, product: products.includes(line) ? line : (products[0] ?? line) };
    })
    .sort(byProductOf(({ line }) => line))
    .map(({ line, product }) => {
      const coverages = rowsOf(line, packages);
      return {
        product,
        coverages,
        columns: packages.map((compared) => columnOf(line, coverages, compared, base)),
      };
    });
}

/** Returns the base package: the one with this id, else the recommended one. */
export function comparisonBase<
  Compared extends { readonly id: string; readonly recommended: boolean },
>(packages: readonly Compared[], id?: string | null): Compared | null {
  return (
    packages.find((compared) => compared.id === id) ??
    packages.find(({ recommended }) => recommended) ??
    null
  );
}

/** Returns the limit to compare a coverage by: the one for the whole policy, else the first. */
export const headlineLimit = <Limit extends { readonly is_policy_limit: boolean }>(
  limits: readonly Limit[],
): Limit | null => limits.find((limit) => limit.is_policy_limit) ?? limits[0] ?? null;

/** SGL and CP_CPP are one line, because the second includes the first. */
const lineOf = (product: string) => (product === 'SGL' ? 'CP_CPP' : product);
const isOf = (line: string) => (product: string) => lineOf(product) === line;

function rowsOf(line: string, packages: readonly ComparedPackage[]): string[] {
  const names = packages
    .flatMap((compared) => enabledOf(line, compared))
    .map(({ unique_name }) => coverageKey(unique_name));
  return [...new Set(names)].sort((a, b) =>
    byAvailableOrder({ unique_name: a }, { unique_name: b }),
  );
}

const enabledOf = (line: string, { quotes }: ComparedPackage) =>
  quotes
    .filter(({ product_name }) => lineOf(product_name) === line)
    .flatMap(({ coverages }) => coverages)
    .filter(({ is_enabled }) => is_enabled);

function columnOf(
  line: string,
  rows: readonly string[],
  compared: ComparedPackage,
  base: ComparedPackage | null,
) {
  const held = enabledOf(line, compared);
  const other = base && base !== compared ? enabledOf(line, base) : null;
  const [interval] = quotedIntervals(compared.quotes);
  return {
    packageId: compared.id,
    product: compared.quotes.map(({ product_name }) => product_name).find(isOf(line)) ?? null,
    price: interval ? { amount: linePrice(held, interval), interval } : null,
    cells: rows.map((row) => cellOf(row, held, other)),
  };
}

function cellOf(
  row: string,
  held: readonly ComparedCoverage[],
  base: readonly ComparedCoverage[] | null,
): ComparedCell {
  const own = held.find(({ unique_name }) => coverageKey(unique_name) === row);
  const limit = own ? headlineLimit(own.limits) : null;
  const other = base?.find(({ unique_name }) => coverageKey(unique_name) === row);
  const difference = base ? differenceOf(own, other) : null;
  return {
    coverage: row,
    limit,
    outOfPocket: own?.out_of_pockets[0] ?? null,
    isIncluded: !!own,
    difference,
    baseLimit: difference && other ? headlineLimit(other.limits) : null,
  };
}

function differenceOf(
  own: ComparedCoverage | undefined,
  other: ComparedCoverage | undefined,
): Difference {
  if (!own) return other ? 'missing' : null;
  if (!other) return 'added';
  const limit = headlineLimit(own.limits);
  const theirs = headlineLimit(other.limits);
  if (!limit || !theirs || limit.unit !== theirs.unit || limit.value === theirs.value) return null;
  return limit.value > theirs.value ? 'higher' : 'lower';
}
