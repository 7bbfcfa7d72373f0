import { failedIn, flakyIn, passedIn } from '../run/terms/result.ts';
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
      scenarios,
    };
    out(`${JSON.stringify(report, null, 2)}\n`);
  },
});
