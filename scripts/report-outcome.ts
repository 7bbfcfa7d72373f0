import type { Outcome } from './run-rounds.ts';
import type { StepResult } from './run-step.ts';

/** How many failures of one step the end of a run repeats. */
const maxFailures = 5;

/**
 * Describes a run: a line for each step that ran, a line for each that didn't with the reason, the failures, and at the end the
 * plain line `N passed, N failed`.
 */
export function describeOutcome({ results, notRun }: Outcome): string {
  const sum = (pick: (result: StepResult) => number) =>
    results.reduce((total, result) => total + pick(result), 0);
  return [
    ...results.map(describeResult),
    ...notRun.map(({ name, because }) => `not run ${name}: ${because}`),
    ...results.flatMap(describeFailures),
    `\n${sum(({ passed }) => passed)} passed, ${sum(({ failed }) => failed)} failed`,
  ].join('\n');
}

function describeResult({ name, passed, failed, duration, processor }: StepResult): string {
  const verdict = failed > 0 ? 'FAILED  ' : 'ok      ';
  const time = `${seconds(duration)} s, ${seconds(processor)} s of the processors`;
  return `${verdict}${name}: ${passed} passed, ${failed} failed (${time})`;
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

function describeFailures({ name, failures }: StepResult): string[] {
  if (failures.length === 0) return [];
  const left = failures.length - maxFailures;
  return [
    `\n== ${name}`,
    ...failures.slice(0, maxFailures).map((failure) => `\n${failure}`),
    ...(left > 0 ? [`\n… and ${left} more failures of this step, above`] : []),
  ];
}
