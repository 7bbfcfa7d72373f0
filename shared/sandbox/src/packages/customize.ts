import { coverageFeatures } from '../content/coverage-features.ts';
import { type CoverageName, coverageNames } from '../content/names.ts';
import { rating } from '../content/rating.ts';
import {
  ChoiceError,
  type CoverageChoice,
  type FullChoice,
  fullChoice,
  isAvailable,
  type RatingInput,
} from '../rating/index.ts';
import { dependentsOf, parentOf } from './dependents.ts';
import { refuseLocations } from './locations.ts';
import { type CoverageParameters, type Parameter, readParameters } from './parameters.ts';

/**
 * Returns the choices of a package after a customization: only what the parameters name changes. Bundled coverages are added
 * with their parent, dependents are removed with it. Throws a ChoiceError if no coverage would be left, a coverage isn't
 * available, or an add-on lacks its parent (rating.md §7, B§5).
 */
export function customized(
  current: readonly CoverageChoice[],
  parameters: CoverageParameters,
  input: RatingInput,
): CoverageChoice[] {
  const requested = readParameters(parameters);
  const names = enabledAfter(current, requested);
  if (names.length === 0) throw new ChoiceError('You must keep at least one coverage selected.');
  refuseUnavailable(names, input);
  return names.map((coverage) => {
    const before = current.find((choice) => choice.coverage === coverage) ?? { coverage };
    return changed(before, requested, input);
  });
}

function enabledAfter(current: readonly CoverageChoice[], requested: readonly Parameter[]) {
  const switches = requested.filter((parameter) => parameter.part === 'coverage');
  const enabled = new Set(current.map(({ coverage }) => coverage));
  for (const { coverage, wanted } of switches) {
    if (wanted) enabled.add(coverage);
  }
  for (const { coverage, wanted } of switches) {
    if (!wanted) for (const gone of [coverage, ...dependentsOf(coverage)]) enabled.delete(gone);
  }
  // A bundled coverage comes with its parent and cannot be removed alone.
  for (const { coverage, parent, kind } of rating.dependents) {
    if (kind === 'BUNDLED' && enabled.has(parent)) enabled.add(coverage as CoverageName);
  }
  return coverageNames.filter((name) => enabled.has(name));
}

function refuseUnavailable(names: readonly CoverageName[], input: RatingInput) {
  for (const name of names) {
    if (!isAvailable(name, input)) {
      throw new ChoiceError(`${name} is not available to this company. Choose another coverage.`);
    }
    const parent = parentOf(name);
    if (parent && !names.includes(parent)) {
      throw new ChoiceError(
        `${name} can only be bought together with ${parent}. Add ${parent} too.`,
      );
    }
  }
}

function changed(
  choice: CoverageChoice,
  requested: readonly Parameter[],
  input: RatingInput,
): CoverageChoice {
  const before = fullChoice(choice, input.facts.property_value_cents);
  const limits = valuesFor('limit', choice.coverage, requested, before.limits);
  const outOfPockets = valuesFor(
    'out_of_pocket',
    choice.coverage,
    requested,
    before.out_of_pockets,
  );
  return {
    coverage: choice.coverage,
    limits: { ...withoutLedBy(limits, choice), ...limits },
    out_of_pockets: { ...choice.out_of_pockets, ...outOfPockets },
    features: featuresAfter(before.features, choice.coverage, requested),
    removed_locations: removedAfter(before, requested, input),
  };
}

/** Returns the values that differ from the coverage's current ones, because clients send unchanged ones too. */
function valuesFor(
  part: 'limit' | 'out_of_pocket',
  coverage: CoverageName,
  requested: readonly Parameter[],
  before: Readonly<Record<string, number>>,
): Record<string, number> {
  return Object.fromEntries(
    requested.flatMap((row) =>
      row.part === part && row.coverage === coverage && row.value !== before[row.name]
        ? [[row.name, row.value]]
        : [],
    ),
  );
}

/** Removes the old value of a leading limit if the limit that follows it was changed. */
function withoutLedBy(
  requested: Readonly<Record<string, number>>,
  { coverage, limits }: CoverageChoice,
) {
  const led = rating.coverages[coverage].limits
    .filter(({ unique_name }) => requested[unique_name] !== undefined)
    .map(({ follows }) => follows?.limit);
  return Object.fromEntries(Object.entries(limits ?? {}).filter(([name]) => !led.includes(name)));
}

function removedAfter(
  { coverage, removed_locations }: FullChoice,
  requested: readonly Parameter[],
  input: RatingInput,
): string[] {
  if (coverage !== 'bpp') return [];
  const switches = requested.filter((row) => row.part === 'location');
  const off = switches.filter((row) => !row.wanted).map(({ name }) => name);
  const on = switches.filter((row) => row.wanted).map(({ name }) => name);
  const removed = [...new Set([...removed_locations, ...off])].filter((name) => !on.includes(name));
  refuseLocations(removed, input);
  return removed;
}

function featuresAfter(
  before: readonly string[],
  coverage: CoverageName,
  requested: readonly Parameter[],
): string[] {
  const known = (coverageFeatures[coverage] ?? []).map(({ unique_name }) => unique_name);
  const switches = requested
    .filter((row) => row.part === 'feature')
    .filter(({ name }) => known.includes(name));
  const off = switches.filter((row) => !row.wanted).map(({ name }) => name);
  const on = switches.filter((row) => row.wanted).map(({ name }) => name);
  return [...new Set([...before, ...on])].filter((name) => !off.includes(name));
}
