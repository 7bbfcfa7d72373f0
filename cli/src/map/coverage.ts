import type { ReportedDecision, ScenarioResult, StepResult } from '../run/terms/result.ts';
import { type FunnelMap, formatRule, type Router, type Rule, screensOf } from './funnel-map.ts';

/** The parts of the funnel that scenarios reached. */
export type Coverage = {
  readonly screens: ReadonlySet<string>;
  /** Rules that made a decision, formatted by `formatRule`. */
  readonly rules: ReadonlySet<string>;
  /** Routers that delegated to another router. */
  readonly passedOn: ReadonlySet<string>;
  /** Screens and decisions that aren't on the map. */
  readonly unknown: readonly string[];
};

/** The parts of a scenario's result that the map uses. */
export type Played = Pick<ScenarioResult, 'name' | 'verdict'> & {
  readonly steps: readonly Pick<StepResult, 'screen' | 'screens' | 'decisions'>[];
};

/** Computes the coverage of these results: every opened screen, and every rule that made a decision. */
export function coverageOf(map: FunnelMap, results: readonly Played[]): Coverage {
  const steps = results.flatMap((result) => result.steps);
  const screens = new Set(
    steps.flatMap(({ screen, screens: entered }) => [...entered, ...(screen ? [screen] : [])]),
  );
  const decisions = new Map(
    steps.flatMap((step) => step.decisions).map((made) => [formatRule(made.router, made), made]),
  );
  const matches = [...decisions.values()].map((made) => ({ made, match: matchRule(map, made) }));
  const known = new Set<string>(screensOf(map).map(({ name }) => name));
  return {
    screens,
    rules: new Set(
      matches.flatMap(({ match }) => (match ? [formatRule(match.router.name, match.rule)] : [])),
    ),
    passedOn: new Set(matches.flatMap(({ match }) => match?.passedOn ?? [])),
    unknown: [
      ...[...screens].filter((name) => !known.has(name)).map((name) => `the screen ${name}`),
      ...matches
        .filter(({ match }) => !match)
        .map(({ made }) => `the decision ${formatRule(made.router, made)}`),
    ],
  };
}

type MatchedRule = {
  readonly router: Router;
  readonly rule: Rule;
  readonly passedOn: readonly string[];
};

/** Finds the rule behind a decision: the router's own, or one of a router that it delegates to. */
function matchRule(
  { routers }: FunnelMap,
  { router: first, because, to }: ReportedDecision,
): MatchedRule | null {
  const passedOn: string[] = [];
  let name: string | null = first;
  while (name !== null) {
    const router = routers.find((one) => one.name === name);
    const rule = router?.rules.find(
      (one) => one.because === because && (one.to === to || one.to === 'any screen'),
    );
    if (router && rule) return { router, rule, passedOn };
    passedOn.push(name);
    name = router?.passesOnTo ?? null;
  }
  return null;
}

/** Counts the covered parts of the map. */
export function countOf(map: FunnelMap, { screens, rules }: Coverage) {
  const names = screensOf(map).map((screen) => screen.name);
  const said = map.routers.flatMap(({ name, rules: all }) =>
    all.map((rule) => formatRule(name, rule)),
  );
  return {
    screens: { all: names.length, missing: names.filter((name) => !screens.has(name)) },
    rules: { all: said.length, missing: said.filter((rule) => !rules.has(rule)) },
  };
}

/** Says "61 of 70 screens, 143 of 150 decisions", or without coverage the totals. */
export function formatCounts(map: FunnelMap, coverage: Coverage | null): string {
  const { screens, rules } = countOf(map, coverage ?? nothing);
  const part = ({ all, missing }: typeof screens | typeof rules, what: string) =>
    coverage ? `${all - missing.length} of ${all} ${what}` : `${all} ${what}`;
  return `${part(screens, 'screens')}, ${part(rules, 'decisions')}`;
}

const nothing: Coverage = {
  screens: new Set(),
  rules: new Set(),
  passedOn: new Set(),
  unknown: [],
};
