import type { DecisionEntry } from './page-tools.ts';

/** The route or outside place that a decision leads to, with its parameters. */
export function targetOf({ to }: DecisionEntry): string {
  const { route, external, params } = to;
  const values = Object.values((params ?? {}) as Record<string, unknown>).map(String);
  return [String(route ?? external ?? 'elsewhere'), ...values].join(' ');
}

/** The facts that it read, without empty ones: "status=RELEASED packages=4". */
export const factsOf = ({ facts }: DecisionEntry): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== null && value !== false && typeof value !== 'object')
    .map(([name, value]) => `${name}=${String(value)}`)
    .join(' ');

/** The decisions as steps of a scenario, oldest first. */
export const asSteps = (decisions: readonly DecisionEntry[]): string =>
  decisions
    .map(({ router, to, because }) => {
      const target = String(to.route ?? to.external);
      return `  - see decision: { router: ${router}, to: ${target}, because: ${because} }`;
    })
    .join('\n');
