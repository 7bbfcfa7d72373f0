import type { Io } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import { load } from '../load-or-refuse.ts';
import { repository } from '../repository.ts';
import { keyOf } from '../shard.ts';
import { UsageError } from '../usage-error.ts';
import { isBrowserOnly } from '../without-browser-only.ts';
import { changedLines } from './suspects/changed-lines.ts';
import { chooseCompared } from './suspects/choose-compared.ts';
import { findSuspects } from './suspects/find-suspects.ts';
import type { Played } from './suspects/rank-code.ts';
import type { RunResult, Suspect } from './terms/result.ts';
import type { RunOptions } from './terms/run-options.ts';
import { createDriverPool } from './workers/driver-pool.ts';

/** Fewer scenarios than this are compared with others of the folder, because they can't tell enough apart. */
const enough = 40;

/**
 * Whether what a run's scenarios ran can be compared: only without a browser and on the sandbox, where all code of the
 * product runs in the worker. Whoever watches is waiting for the next run.
 */
export const isComparable = (
  { scenarios }: Pick<RunResult, 'scenarios'>,
  { driver, target, watch }: Pick<RunOptions, 'driver' | 'target' | 'watch'>,
): boolean =>
  driver === 'headless' &&
  target === 'msw' &&
  !watch &&
  scenarios.some(({ verdict }) => verdict === 'failed') &&
  !scenarios.some(({ verdict }) => verdict === 'interrupted');

/** Plays scenarios that failed and others again, and names what ran only where one failed. */
export async function compareWhatRan(
  run: RunResult,
  plans: readonly Plan[],
  options: RunOptions,
  io: Io,
): Promise<readonly Suspect[]> {
  const { driver, target, seed, workers } = options;
  const failed = new Set(
    run.scenarios.filter(({ verdict }) => verdict === 'failed').map((one) => keyOf(one)),
  );
  const known = plans.length < enough ? [...plans, ...(await others(plans, io))] : plans;
  const playable = known.filter((plan) => !isBrowserOnly(plan));
  const compared = chooseCompared(playable, (key) => failed.has(key));
  const pool = await createDriverPool(
    {
      driver,
      target,
      seed,
      trace: 'off',
      coverage: true,
      ...(workers === undefined ? {} : { workers }),
    },
    io,
  );
  const stopListening = io.onInterrupt(() => void pool.stop());
  const played: Played[] = [];
  try {
    await pool.play(
      compared.map(({ plan }) => plan),
      (index, { verdict, coverage = [] }) => {
        const hasFailed = verdict === 'failed';
        // One that ends differently this time proves nothing.
        if ((hasFailed || verdict === 'passed') && compared[index]?.hasFailed === hasFailed)
          played.push({ hasFailed, scripts: coverage });
      },
    );
  } finally {
    stopListening();
    await pool.close();
  }
  return findSuspects(played, changedLines(repository));
}

/** The scenarios of the folder that the run didn't choose; none in a folder without. */
async function others(plans: readonly Plan[], io: Io): Promise<readonly Plan[]> {
  const chosen = new Set(plans.map(keyOf));
  const all = await load([], io).catch((error: unknown) => {
    if (error instanceof UsageError) return { plans: [] };
    throw error;
  });
  return all.plans.filter((plan) => !chosen.has(keyOf(plan)));
}
