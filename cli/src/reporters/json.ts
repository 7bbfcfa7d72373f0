import { failedIn, flakyIn, passedIn, type ScenarioResult } from '../run/terms/result.ts';
import type { CreateReporter } from './reporter.ts';

/** Names `cli/report.schema.json`. A change that breaks a reader gets another number. */
const schema = 'urn:fairlead:report:1';

/** Prints the run as one JSON object when it ends, in the form that `cli/report.schema.json` describes. */
export const jsonReporter: CreateReporter = ({ out }) => ({
  ended() {},
  finished(run) {
    const { startedAt, scenarios, notRun, unplayed = [], suspects = [], ms } = run;
    const report = {
      $schema: schema,
      startedAt,
      passed: passedIn(run),
      failed: failedIn(run),
      flaky: flakyIn(run),
      notRun,
      ms: Math.round(ms),
      scenarios: scenarios.map(withoutEvidence),
      unplayed,
      suspects,
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
