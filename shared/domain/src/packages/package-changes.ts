import { type ChangeableQuote, type CoverageChange, coverageChanges } from './coverage-changes.ts';
import type { Priced } from './pricing.ts';
import { comparedPrice, type QuotedPrice, quotedPrice } from './quoted-price.ts';

export type ChangeablePackage = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly recommended: boolean;
  readonly quotes: readonly (ChangeableQuote & Priced)[];
};

/** How one package differs between two states of what a client sees. */
export type PackageChange = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly kind: 'added' | 'removed' | 'changed' | 'same' | 'hidden';
  readonly isRecommended: boolean;
  /** Whether this package became the recommended one or no longer is. */
  readonly recommendation: 'gained' | 'lost' | null;
  /** The previous name, if the package was renamed. */
  readonly renamedFrom: string | null;
  /** Null for a package that is not there, or that has no price to show (AMB-103). */
  readonly priceBefore: QuotedPrice | null;
  readonly priceNow: QuotedPrice | null;
  /** The yearly prices, if they differ and the prices above don't; null otherwise. */
  readonly yearly: { readonly before: QuotedPrice | null; readonly now: QuotedPrice | null } | null;
  /** Whether a package that stays has another description. */
  readonly isRedescribed: boolean;
  readonly coverages: readonly CoverageChange[];
  readonly coverageCount: number;
  readonly policyCount: number;
};

/**
 * Compares what a client sees now with what they will see, package by package: first the new state's packages in order, then
 * the removed ones.
 */
export function packageChanges(
  before: readonly ChangeablePackage[],
  now: readonly ChangeablePackage[],
): PackageChange[] {
  const gone = before.filter((earlier) => !now.some(({ id }) => id === earlier.id));
  return [
    ...now.map((later) => changeOf(before.find(({ id }) => id === later.id) ?? null, later)),
    ...gone.map((earlier) => ({
      ...described(earlier),
      kind: 'removed' as const,
      isRecommended: false,
      recommendation: earlier.recommended ? ('lost' as const) : null,
      priceBefore: comparedPrice(earlier.quotes),
      priceNow: null,
      ...unchanged,
    })),
  ];
}

/** Returns packages that go out of the client's sight as they are, in order: hidden ones stay recommended and keep their price. */
export const hiddenPackages = (shown: readonly ChangeablePackage[]): PackageChange[] =>
  shown.map((one) => ({
    ...described(one),
    kind: 'hidden',
    isRecommended: one.recommended,
    recommendation: null,
    priceBefore: null,
    priceNow: comparedPrice(one.quotes),
    ...unchanged,
  }));

function changeOf(before: ChangeablePackage | null, now: ChangeablePackage): PackageChange {
  const recommendation = recommendationOf(before?.recommended ?? false, now.recommended);
  const shared = {
    ...described(now),
    isRecommended: now.recommended,
    recommendation,
    priceNow: comparedPrice(now.quotes),
  };
  if (!before) return { ...shared, ...unchanged, kind: 'added', priceBefore: null };
  const coverages = coverageChanges(before.quotes, now.quotes);
  const priceBefore = comparedPrice(before.quotes);
  const renamedFrom = before.name === now.name ? null : before.name;
  const hasSamePrice = isSamePrice(priceBefore, shared.priceNow);
  const yearly = hasSamePrice ? yearlyChange(before, now) : null;
  const isRedescribed = (before.description ?? '') !== (now.description ?? '');
  const isSame =
    coverages.length === 0 &&
    hasSamePrice &&
    yearly === null &&
    recommendation === null &&
    renamedFrom === null &&
    !isRedescribed;
  const kind = isSame ? ('same' as const) : ('changed' as const);
  return { ...shared, kind, renamedFrom, priceBefore, yearly, isRedescribed, coverages };
}

/** The parts of a package that comes or goes, which isn't compared. */
const unchanged = { renamedFrom: null, yearly: null, isRedescribed: false, coverages: [] } as const;

function yearlyChange(earlier: ChangeablePackage, later: ChangeablePackage) {
  const before = quotedPrice(earlier.quotes, 'ANNUALLY');
  const now = quotedPrice(later.quotes, 'ANNUALLY');
  return isSamePrice(before, now) ? null : { before, now };
}

const isSamePrice = (one: QuotedPrice | null, other: QuotedPrice | null) =>
  one?.amount === other?.amount && one?.interval === other?.interval;

function recommendationOf(before: boolean, now: boolean): PackageChange['recommendation'] {
  if (before === now) return null;
  return now ? 'gained' : 'lost';
}

const described = ({ id, name, description, quotes }: ChangeablePackage) => ({
  id,
  name,
  description,
  coverageCount: quotes.flatMap(({ coverages }) => coverages).filter(({ is_enabled }) => is_enabled)
    .length,
  policyCount: quotes.length,
});
