import { failedIn, passedIn, type RunResult } from '../run/result.ts';
import { createFailureTeller } from './failures-alike.ts';
import type { CreateReporter } from './reporter.ts';
import { saySeconds } from './say-seconds.ts';

/** One line that moves on a terminal; failures as they come; the sum as the last line. */
export const lineReporter: CreateReporter = ({ out, paint, live, total }) => {
  let done = 0;
  let failed = 0;
  const sayFailureOnce = createFailureTeller(paint);
  return {
    ended(result) {
      done += 1;
      const clear = live ? '\r\u001b[K' : '';
      if (result.verdict !== 'passed') {
        failed += 1;
        out(`${clear}${sayFailureOnce(result)}\n\n`);
      }
      if (live)
        out(
          `${clear}${done} of ${total}${failed ? paint.red(`, ${failed} failed`) : ''} ${paint.dim(result.name)}`,
        );
    },
    finished(run) {
      if (live) out('\r\u001b[K');
      out(sayRest(run));
      out(`${saySum(run)}\n`);
    },
  };
};

/** What a stopped run leaves unsaid. */
export function sayRest({ notRun, ms, scenarios }: RunResult): string {
  const handlers = scenarios.reduce((sum, one) => sum + one.handlers, 0);
  const took = `${scenarios.length} ${scenarios.length === 1 ? 'scenario' : 'scenarios'} in ${saySeconds(ms)}, ${handlers} handlers invoked`;
  return `${took}${notRun ? `; ${notRun} not run` : ''}\n`;
}

/** The plain closing line that scripts read. */
export const saySum = (run: RunResult) => `${passedIn(run)} passed, ${failedIn(run)} failed`;
