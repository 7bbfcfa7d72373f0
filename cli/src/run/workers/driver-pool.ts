import { availableParallelism } from 'node:os';
import type { Io } from '../../io.ts';
import type { Plan } from '../../language/plan.ts';
import type { ScenarioResult } from '../terms/result.ts';
import type { WorkerOptions } from '../terms/run-options.ts';
import { createWorkerPool } from './pool.ts';
import { prepare } from './prepare.ts';

/** The worker pool of one driver, with everything that was started for it. */
export type DriverPool = {
  play(
    plans: readonly Plan[],
    onResult: (index: number, result: ScenarioResult) => void,
  ): Promise<void>;
  /** Starts no further scenario and ends the workers. */
  stop(): Promise<void>;
  /** Ends the workers and whatever was started for them. */
  close(): Promise<void>;
};

/** Creates the pool of a driver. Its first worker starts at once, while the scenarios are read. */
export async function createDriverPool(options: WorkerOptions, io: Io): Promise<DriverPool> {
  const { settings, entry, limit, grace, workers, close } = await prepare(options, io);
  let report: (index: number, result: ScenarioResult) => void = () => {};
  const pool = createWorkerPool({
    settings,
    workers: options.workers ?? workers ?? availableParallelism(),
    entry,
    limit: options.timeout === undefined ? limit : options.timeout * 1000,
    grace,
    onResult: (index, result) => report(index, result),
  });
  pool.warm();
  return {
    stop: () => pool.stop(),
    play(plans, onResult) {
      report = onResult;
      return pool.run(plans);
    },
    async close() {
      await pool.stop();
      await close();
    },
  };
}
