import type { Io } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import type { RunResult, ScenarioResult } from './terms/result.ts';
import type { DriverPool } from './workers/driver-pool.ts';

/** Plays plans until all are done or the pool is stopped, then closes the pool. */
export async function playPlans(
  plans: readonly Plan[],
  pool: DriverPool,
  io: Io,
  ended: (result: ScenarioResult) => void,
): Promise<RunResult> {
  const began = performance.now();
  const startedAt = new Date().toISOString();
  const results = new Map<number, ScenarioResult>();
  const stopListening = io.onInterrupt(() => {
    io.err('\nStopping. The results so far follow.\n');
    void pool.stop();
  });
  try {
    await pool.play(plans, (index, result) => {
      results.set(index, result);
      ended(result);
    });
  } finally {
    stopListening();
    await pool.close();
  }
  const unplayed = plans.filter((_, index) => !results.has(index));
  return {
    startedAt,
    scenarios: [...results].sort(([one], [other]) => one - other).map(([, result]) => result),
    notRun: unplayed.length,
    unplayed: unplayed.map(({ name, file, line }) => ({ name, file, line })),
    ms: performance.now() - began,
  };
}
