import type { Io } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import type { Crew } from './crew.ts';
import type { RunResult, ScenarioResult } from './result.ts';

/** Has a crew play plans until all are done or somebody stops it, and dismisses the crew. */
export async function playPlans(
  plans: readonly Plan[],
  crew: Crew,
  io: Io,
  ended: (result: ScenarioResult) => void,
): Promise<RunResult> {
  const began = performance.now();
  const results = new Map<number, ScenarioResult>();
  const stopListening = io.onInterrupt(() => {
    io.err('\nStopping; what was done so far follows.\n');
    void crew.pool.stop();
  });
  try {
    await crew.play(plans, (index, result) => {
      results.set(index, result);
      ended(result);
    });
  } finally {
    stopListening();
    await crew.dismiss();
  }
  return {
    scenarios: [...results].sort(([one], [other]) => one - other).map(([, result]) => result),
    notRun: plans.length - results.size,
    ms: performance.now() - began,
  };
}
