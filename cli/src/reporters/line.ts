import { failedIn, flakyIn, passedIn, playedAgain, type RunResult } from '../run/terms/result.ts';
import { createFailureFormatter } from './failures-alike.ts';
import { formatSeconds } from './format-seconds.ts';
import { formatSuspects } from './format-suspects.ts';
import type { CreateReporter } from './reporter.ts';

/** Prints a progress line on a terminal, failures as they occur, and a summary as the last line. */
export const lineReporter: CreateReporter = ({ out, paint, live, width, total }) => {
  let done = 0;
  let failed = 0;
  const formatFailureOnce = createFailureFormatter(paint, live ? width : undefined);
  return {
    ended(result) {
      done += 1;
      const clear = live ? '\r\u001b[K' : '';
      if (result.verdict !== 'passed') {
        if (result.verdict !== 'flaky') failed += 1;
        out(`${clear}${formatFailureOnce(result)}\n\n`);
      }
      if (result.isPlayedAgain) out(`${clear}${result.name}: ${playedAgain}\n`);
      if (!live) return;
      const failures = failed ? `, ${failed} failed` : '';
      // A line that wraps can't be overwritten.
      const room = (width ?? 80) - `${done} of ${total}${failures} `.length - 1;
      const name = result.name.slice(0, Math.max(0, room));
      out(`${clear}${done} of ${total}${failures && paint.red(failures)} ${paint.dim(name)}`);
    },
    comparing() {
      if (live) out(`\r\u001b[K${paint.dim('Comparing what ran with scenarios that passed')}`);
    },
    finished(run) {
      if (live) out('\r\u001b[K');
      out(formatSuspects(run.suspects, paint));
      out(formatRunSummary(run));
      out(`${formatVerdictCounts(run)}\n`);
    },
  };
};

/** Summarizes duration and scenarios that did not run. */
export function formatRunSummary({ notRun, ms, scenarios }: RunResult): string {
  const handlers = scenarios.reduce((sum, one) => sum + one.handlers, 0);
  const took = `${scenarios.length} ${scenarios.length === 1 ? 'scenario' : 'scenarios'} in ${formatSeconds(ms)}, ${handlers} ${handlers === 1 ? 'handler' : 'handlers'} invoked`;
  return `${took}${notRun ? `; ${notRun} not run` : ''}\n`;
}

/** The last line, in plain text for scripts. */
export const formatVerdictCounts = (run: RunResult) =>
  `${passedIn(run)} passed, ${failedIn(run)} failed${flakyIn(run) ? `, ${flakyIn(run)} flaky` : ''}`;
