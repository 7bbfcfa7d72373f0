import type { StepResult } from './run-step.ts';

type Repeated = { count: number; readonly first: string };

/**
 * Describes the results of steps that ran several times: how often each step failed, and of each failure how often it happened
 * and its first message. Failures with the same first line are the same.
 */
export function describeRepeated(results: readonly StepResult[]): string {
  const names = [...new Set(results.map(({ name }) => name))];
  return names
    .map((name) =>
      describeStep(
        name,
        results.filter((result) => result.name === name),
      ),
    )
    .join('\n');
}

function describeStep(name: string, runs: readonly StepResult[]): string {
  const failed = runs.filter((run) => run.failed > 0);
  if (failed.length === 0) return `ok     ${name}: ${runs.length} of ${runs.length} runs passed`;
  return [
    `FAILED ${name}: ${failed.length} of ${runs.length} runs failed`,
    ...countFailures(failed).map(
      ({ count, first }) => `\n  ${count} of ${runs.length}  ${first.replaceAll('\n', '\n  ')}`,
    ),
  ].join('\n');
}

/** Most frequent first. */
function countFailures(runs: readonly StepResult[]): Repeated[] {
  const found = new Map<string, Repeated>();
  for (const { failures } of runs) {
    // Once a run, even if the runner says it twice.
    const ofRun = new Map(failures.map((failure) => [failure.split('\n', 1).join(''), failure]));
    for (const [head, failure] of ofRun) {
      const repeated = found.get(head) ?? { count: 0, first: failure };
      repeated.count += 1;
      found.set(head, repeated);
    }
  }
  return [...found.values()].toSorted((a, b) => b.count - a.count);
}
