import type { Paint } from '../paint.ts';
import { playedAgain, type StepResult } from '../run/terms/result.ts';
import { createFailureTeller } from './failures-alike.ts';
import { sayRest, saySum } from './line.ts';
import type { CreateReporter } from './reporter.ts';
import { saySeconds } from './say-seconds.ts';

/** Prints every scenario with its steps. */
export const listReporter: CreateReporter = ({ out, paint }) => {
  const sayFailureOnce = createFailureTeller(paint);
  return {
    ended(result) {
      const head = `${result.verdict === 'passed' ? paint.green('passed') : paint.red(result.verdict)} ${paint.bold(result.name)}`;
      out(
        `${head} ${paint.dim(`${result.file}:${result.line}, ${saySeconds(result.ms)}${result.isPlayedAgain ? `, ${playedAgain}` : ''}`)}\n`,
      );
      for (const step of result.steps) out(`  ${sayStep(step, result.persona, paint)}\n`);
      if (result.verdict !== 'passed') out(`${sayFailureOnce(result)}\n`);
    },
    finished(run) {
      out(`${sayRest(run)}${saySum(run)}\n`);
    },
  };
};

function sayStep({ verdict, text, actor, ms }: StepResult, persona: string, paint: Paint): string {
  const who = actor === persona ? '' : `${actor}: `;
  if (verdict === 'passed') return `${paint.green('✓')} ${who}${text} ${paint.dim(saySeconds(ms))}`;
  return verdict === 'failed' ? `${paint.red('✗')} ${who}${text}` : paint.dim(`- ${who}${text}`);
}
