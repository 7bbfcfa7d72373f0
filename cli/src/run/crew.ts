import { availableParallelism } from 'node:os';
import type { Io } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import { createPool, type Pool } from './pool.ts';
import { prepare, type WorkerOptions } from './prepare.ts';
import type { ScenarioResult } from './result.ts';

/** The workers of one driver, with what they need. */
export type Crew = {
  readonly pool: Pool;
  play(
    plans: readonly Plan[],
    onResult: (index: number, result: ScenarioResult) => void,
  ): Promise<void>;
  /** Ends the workers and whatever was started for them. */
  dismiss(): Promise<void>;
};

/** Gets workers ready; the first one starts at once, while the scenarios are read. */
export async function createCrew(options: WorkerOptions, io: Io): Promise<Crew> {
  const { settings, entry, limit, grace, workers, close } = await prepare(options, io);
  let tell: (index: number, result: ScenarioResult) => void = () => {};
  const pool = createPool({
    settings,
    workers: options.workers ?? workers ?? availableParallelism(),
    entry,
    limit: options.timeout === undefined ? limit : options.timeout * 1000,
    grace,
    onResult: (index, result) => tell(index, result),
  });
  pool.warm();
  return {
    pool,
    play(plans, onResult) {
      tell = onResult;
      return pool.run(plans);
    },
    async dismiss() {
      await pool.stop();
      await close();
    },
  };
}
