import { failedIn, flakyIn, passedIn, type ScenarioResult } from '../run/terms/result.ts';
import type { CreateReporter } from './reporter.ts';

/** Prints the run as one JSON object when it ends. */
export const jsonReporter: CreateReporter = ({ out }) => ({
  ended() {},
  finished(run) {
    const { scenarios, notRun, ms } = run;
    const report = {
      passed: passedIn(run),
      failed: failedIn(run),
      flaky: flakyIn(run),
      notRun,
      ms: Math.round(ms),
      scenarios: scenarios.map(withoutEvidence),
    };
    out(`${JSON.stringify(report, null, 2)}\n`);
  },
});

/** The evidence is for the HTML report. */
function withoutEvidence({ evidence: _, failedAttempts, ...result }: ScenarioResult): object {
  return failedAttempts
    ? { ...result, failedAttempts: failedAttempts.map(withoutEvidence) }
    : result;
}
