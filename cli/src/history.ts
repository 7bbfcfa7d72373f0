import type { RecordedRun } from './run/summing-up/recorded-runs.ts';

/** What became of a scenario in the last recorded runs. */
export type ScenarioHistory = {
  /** Its file and name. */
  readonly scenario: string;
  /** The verdict and the duration in ms of each run that had it, the oldest first. */
  readonly runs: readonly { readonly at: string; readonly verdict: string; readonly ms: number }[];
  /** How many of these didn't pass. */
  readonly failed: number;
  readonly medianMs: number;
};

/** Sums up recorded runs by scenario: those that failed most first, then the slowest. */
export function historyOf(runs: readonly RecordedRun[]): readonly ScenarioHistory[] {
  const entries = runs.flatMap(({ at, scenarios }) =>
    Object.entries(scenarios).map(([scenario, one]) => ({ scenario, at, ...one })),
  );
  return [...Map.groupBy(entries, ({ scenario }) => scenario)]
    .map(([scenario, own]) => ({
      scenario,
      runs: own.map(({ at, verdict, ms }) => ({ at, verdict, ms })),
      failed: own.filter(({ verdict }) => verdict !== 'passed').length,
      medianMs: medianOf(own.map(({ ms }) => ms)),
    }))
    .sort((one, other) => other.failed - one.failed || other.medianMs - one.medianMs);
}

/** One sign a run, the newest last: `✓✓~✗`. */
export const formatVerdicts = ({ runs }: ScenarioHistory): string =>
  runs.map(({ verdict }) => signs[verdict] ?? '✗').join('');

const signs: Readonly<Record<string, string>> = { passed: '✓', flaky: '~' };

function medianOf(all: readonly number[]): number {
  const sorted = all.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
