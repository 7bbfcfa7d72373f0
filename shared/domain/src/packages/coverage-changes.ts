import type { Amount } from './amounts.ts';
import { headlineLimit } from './comparison.ts';
import { byAvailableOrder, coverageKey } from './coverages.ts';

type Part = Amount & { readonly unique_name: string };
type LimitPart = Part & { readonly is_policy_limit: boolean };
type OutOfPocketPart = Part & { readonly label: string };

type Detail = {
  readonly unique_name: string;
  readonly is_enabled: boolean;
  readonly limits: readonly LimitPart[];
  readonly out_of_pockets: readonly OutOfPocketPart[];
};

export type ChangeableCoverage = Detail & {
  readonly coverage_features: readonly Detail[];
  readonly sub_coverages: readonly Detail[];
};

export type ChangeableQuote = { readonly coverages: readonly ChangeableCoverage[] };

type ChangeKind = 'added' | 'removed' | 'higher' | 'lower' | 'changed';

/** One line of what differs between two states of a package's coverages. */
export type CoverageChange = {
  readonly coverage: string;
  /** The limit, out-of-pocket, sub-coverage or feature that differs; null for the coverage itself. */
  readonly part: string | null;
  /** The label of an out-of-pocket: DEDUCTIBLE, RETENTION. Null for everything else. */
  readonly outOfPocket: string | null;
  readonly kind: ChangeKind;
  readonly before: Amount | null;
  readonly now: Amount | null;
};

/** Lists what differs between two states of the same quotes, coverage by coverage, in the order of the comparison. */
export function coverageChanges(
  before: readonly ChangeableQuote[],
  now: readonly ChangeableQuote[],
): CoverageChange[] {
  const earlier = enabledByKey(before);
  const later = enabledByKey(now);
  return [...new Set([...earlier.keys(), ...later.keys()])]
    .sort((a, b) => byAvailableOrder({ unique_name: a }, { unique_name: b }))
    .flatMap((coverage) => changesOf(coverage, earlier.get(coverage), later.get(coverage)));
}

function enabledByKey(quotes: readonly ChangeableQuote[]) {
  const enabled = quotes
    .flatMap(({ coverages }) => coverages)
    .filter(({ is_enabled }) => is_enabled);
  return new Map(enabled.map((coverage) => [coverageKey(coverage.unique_name), coverage]));
}

function changesOf(
  coverage: string,
  before: ChangeableCoverage | undefined,
  now: ChangeableCoverage | undefined,
): CoverageChange[] {
  if (!before || !now) {
    const limitOf = (held: Detail | undefined) =>
      amountOf(held ? headlineLimit(held.limits) : null);
    const kind = now ? 'added' : 'removed';
    const whole = { coverage, part: null, outOfPocket: null };
    return [{ ...whole, kind, before: limitOf(before), now: limitOf(now) }];
  }
  return [
    ...amountChanges(coverage, before, now),
    ...detailChanges(coverage, before.sub_coverages, now.sub_coverages),
    ...detailChanges(coverage, before.coverage_features, now.coverage_features),
  ];
}

function detailChanges(
  coverage: string,
  before: readonly Detail[],
  now: readonly Detail[],
): CoverageChange[] {
  return namesOf(before, now).flatMap((part): CoverageChange[] => {
    const earlier = before.find((detail) => detail.unique_name === part && detail.is_enabled);
    const later = now.find((detail) => detail.unique_name === part && detail.is_enabled);
    if (earlier && later) return amountChanges(coverage, earlier, later);
    if (!earlier && !later) return [];
    const kind = later ? 'added' : 'removed';
    return [{ coverage, part, outOfPocket: null, kind, before: null, now: null }];
  });
}

function amountChanges(coverage: string, before: Detail, now: Detail): CoverageChange[] {
  return [
    ...partChanges(coverage, before.limits, now.limits, () => null),
    ...partChanges(coverage, before.out_of_pockets, now.out_of_pockets, ({ label }) => label),
  ];
}

function partChanges<Kind extends Part>(
  coverage: string,
  before: readonly Kind[],
  now: readonly Kind[],
  labelOf: (part: Kind) => string | null,
): CoverageChange[] {
  return namesOf(before, now).flatMap((part): CoverageChange[] => {
    const earlier = before.find(({ unique_name }) => unique_name === part) ?? null;
    const later = now.find(({ unique_name }) => unique_name === part) ?? null;
    const kind = kindOf(earlier, later);
    const held = later ?? earlier;
    return kind && held
      ? [
          {
            coverage,
            part,
            outOfPocket: labelOf(held),
            kind,
            before: amountOf(earlier),
            now: amountOf(later),
          },
        ]
      : [];
  });
}

function kindOf(before: Amount | null, now: Amount | null): ChangeKind | null {
  if (!before || !now) return now ? 'added' : 'removed';
  if (before.unit !== now.unit) return 'changed';
  if (before.value === now.value) return null;
  return now.value > before.value ? 'higher' : 'lower';
}

const amountOf = (part: Amount | null): Amount | null =>
  part && { value: part.value, unit: part.unit };

const namesOf = (...lists: readonly (readonly { readonly unique_name: string }[])[]) => [
  ...new Set(lists.flat().map(({ unique_name }) => unique_name)),
];
