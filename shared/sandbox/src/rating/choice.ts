import type { CoverageName } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import type { LimitTable, OutOfPocketTable } from '../content/shapes/rating-coverage.ts';

/** The choices for a coverage. Missing values are the base values of rating.yaml. */
export type CoverageChoice = {
  coverage: CoverageName;
  /** By limit name: cents, days or hours, depending on the limit's unit. */
  limits?: Readonly<Record<string, number>>;
  out_of_pockets?: Readonly<Record<string, number>>;
  /** Names of the enabled features, priced or free. */
  features?: readonly string[];
  /** Names of the locations that a property coverage excludes. */
  removed_locations?: readonly string[];
};

/** A choice with every limit and out-of-pocket of the coverage's table filled in. */
export type FullChoice = {
  coverage: CoverageName;
  limits: Readonly<Record<string, number>>;
  out_of_pockets: Readonly<Record<string, number>>;
  features: readonly string[];
  removed_locations: readonly string[];
};

/** A value that the carrier doesn't offer. The message lists the offered ones. */
export class ChoiceError extends Error {
  override name = 'ChoiceError';
}

/**
 * Completes a choice: base values, limits that follow another one (or lead it), the property limit from the declared value.
 * Throws a ChoiceError for a name or value that isn't in the coverage's tables.
 */
export function fullChoice(choice: CoverageChoice, propertyValueCents: number): FullChoice {
  const { limits, out_of_pockets } = rating.coverages[choice.coverage];
  refuseUnknown(choice.coverage, choice.limits, limits);
  refuseUnknown(choice.coverage, choice.out_of_pockets, out_of_pockets);
  return {
    coverage: choice.coverage,
    limits: chosenLimits(limits, choice.limits ?? {}, propertyValueCents),
    out_of_pockets: Object.fromEntries(
      out_of_pockets.map((table) => [
        table.unique_name,
        offered(table, choice.out_of_pockets?.[table.unique_name] ?? table.base),
      ]),
    ),
    features: choice.features ?? [],
    removed_locations: choice.removed_locations ?? [],
  };
}

/** Returns a coverage's main limit: the first that doesn't follow another. */
export function leadingLimit(coverage: CoverageName): LimitTable {
  const found = rating.coverages[coverage].limits.find(({ follows }) => !follows);
  if (!found) throw new Error(`rating.yaml: every limit of ${coverage} follows another one.`);
  return found;
}

/** Returns the smallest property limit that covers a declared value, or the largest one. */
function propertyLimit(chips: readonly number[], valueCents: number): number {
  return chips.find((chip) => chip >= valueCents) ?? Math.max(...chips);
}

type Values = Readonly<Record<string, number>>;

function chosenLimits(tables: readonly LimitTable[], given: Values, propertyValue: number) {
  const leaders = new Map(
    tables
      .filter(({ follows }) => !follows)
      .map((table) => [table.unique_name, leader(table, tables, given, propertyValue)]),
  );
  return Object.fromEntries(
    tables.map((table) => {
      const { follows } = table;
      const lead = leaders.get(follows?.limit ?? table.unique_name) ?? 0;
      return [table.unique_name, offered(table, lead * (follows?.times ?? 1))];
    }),
  );
}

function leader(
  table: LimitTable,
  tables: readonly LimitTable[],
  given: Values,
  propertyValue: number,
): number {
  if (table.chips) return propertyLimit(table.chips, propertyValue);
  const own = given[table.unique_name];
  if (own !== undefined) return own;
  for (const { unique_name, follows } of tables) {
    const value = given[unique_name];
    if (follows?.limit === table.unique_name && value !== undefined) return value / follows.times;
  }
  return table.base ?? table.intervals[0] ?? 0;
}

function offered(table: LimitTable | OutOfPocketTable, value: number): number {
  if (table.intervals.includes(value)) return value;
  throw new ChoiceError(
    `${table.unique_name} was set to ${value}; the carrier writes ${table.intervals.join(', ')}. Choose one of these.`,
  );
}

function refuseUnknown(coverage: string, given: Values | undefined, tables: readonly Named[]) {
  const known = tables.map(({ unique_name }) => unique_name);
  for (const name of Object.keys(given ?? {})) {
    if (known.includes(name)) continue;
    throw new ChoiceError(`${coverage} has no ${name}. It has ${known.join(', ')}.`);
  }
}

type Named = { unique_name: string };
