import type { Paint } from '../paint.ts';
import { playedAgain, type StepResult } from '../run/terms/result.ts';
import { createFailureFormatter } from './failures-alike.ts';
import { formatSeconds } from './format-seconds.ts';
import { formatSuspects } from './format-suspects.ts';
import { formatRunSummary, formatVerdictCounts } from './line.ts';
import type { CreateReporter } from './reporter.ts';

/** Prints every scenario with its steps. */
export const listReporter: CreateReporter = ({ out, paint, live, width }) => {
  const formatFailureOnce = createFailureFormatter(paint, live ? width : undefined);
  return {
    ended(result) {
      const head = `${result.verdict === 'passed' ? paint.green('passed') : paint.red(result.verdict)} ${paint.bold(result.name)}`;
      out(
        `${head} ${paint.dim(`${result.file}:${result.line}, ${formatSeconds(result.ms)}${result.isPlayedAgain ? `, ${playedAgain}` : ''}`)}\n`,
      );
      for (const step of result.steps) out(`  ${formatStepResult(step, result.persona, paint)}\n`);
      if (result.verdict !== 'passed') out(`${formatFailureOnce(result)}\n`);
    },
    finished(run) {
      out(formatSuspects(run.suspects, paint));
      out(`${formatRunSummary(run)}${formatVerdictCounts(run)}\n`);
    },
  };
};

function formatStepResult(
  { verdict, text, actor, ms }: StepResult,
  persona: string,
  paint: Paint,
): string {
  const who = actor === persona ? '' : `${actor}: `;
  if (verdict === 'passed')
    return `${paint.green('✓')} ${who}${text} ${paint.dim(formatSeconds(ms))}`;
  return verdict === 'failed' ? `${paint.red('✗')} ${who}${text}` : paint.dim(`- ${who}${text}`);
}
