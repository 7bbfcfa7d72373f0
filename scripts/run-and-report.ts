import { describeOutcome } from './report-outcome.ts';
import { type Round, runRounds } from './run-rounds.ts';
import { runStep } from './run-step.ts';
import { root } from './steps.ts';

/** Runs the steps, prints what became of them, and sets the exit code. */
export async function runAndReport(
  rounds: readonly Round[],
  { bails }: { readonly bails: boolean },
): Promise<void> {
  const outcome = await runRounds(
    rounds,
    (step, hasCompany) => runStep(step, root, hasCompany ? 'at its end' : 'at once'),
    { bails },
  );
  console.log(describeOutcome(outcome));
  process.exitCode = outcome.results.some(({ failed }) => failed > 0) ? 1 : 0;
}
