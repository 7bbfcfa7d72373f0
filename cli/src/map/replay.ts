import type { Io } from '../io.ts';
import { loadOrRefuse } from '../load-or-refuse.ts';
import { playPlans } from '../run/play-plans.ts';
import type { RunResult } from '../run/terms/result.ts';
import { createDriverPool } from '../run/workers/driver-pool.ts';
import { select } from '../select.ts';

/** Runs scenarios headless, like `fairlead run`, without a report. */
export async function replay(paths: readonly string[], io: Io): Promise<RunResult> {
  const plans = select(await loadOrRefuse(paths, io), { tags: [] });
  const pool = await createDriverPool(
    { driver: 'headless', target: 'msw', seed: 1, trace: 'off' },
    io,
  );
  return playPlans(plans, pool, io, () => {});
}
