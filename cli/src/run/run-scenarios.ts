import { type Io, wantsColor } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import { loadOrRefuse } from '../load-or-refuse.ts';
import { createPaint } from '../paint.ts';
import { openReporters } from '../reporters/open-reporters.ts';
import { placeReports } from '../reporters/report-files.ts';
import type { Reporter } from '../reporters/reporter.ts';
import { select } from '../select.ts';
import { formatSystemError } from '../system-error.ts';
import { UsageError } from '../usage-error.ts';
import { withoutBrowserOnly } from '../without-browser-only.ts';
import { playPlans } from './play-plans.ts';
import { formatDifferences } from './summing-up/compare.ts';
import { readDurations, recordDurations } from './summing-up/recorded-durations.ts';
import { recordRun } from './summing-up/recorded-runs.ts';
import { formatWhereTimeWent } from './summing-up/where-time-went.ts';
import { failedIn, hasSucceeded, type RunResult, type Suspect } from './terms/result.ts';
import type { RunMode } from './terms/run-mode.ts';
import type { RunOptions } from './terms/run-options.ts';
import { checkBrowserOptions } from './workers/check-browser-options.ts';
import { createDriverPool, type DriverPool } from './workers/driver-pool.ts';

/** `fairlead run`: compiles, selects, plays and reports. The exit code is 1 if a scenario didn't pass. */
export async function runScenarios(
  paths: readonly string[],
  options: RunOptions,
  io: Io,
): Promise<void> {
  if (options.watch) {
    if (options.show) throw new UsageError('--show ends a run, and --watch never ends: use one.');
    const { watchScenarios } = await import('./watch.ts');
    await watchScenarios(paths, io, async () => {
      await runOnce(paths, options, io);
    });
    return;
  }
  const run = await runOnce(paths, options, io);
  if (options.show) await showRun(run, options, io);
}

/** Opens the report at the first failure: failures are listed first. A run that somebody stopped before one isn't shown. */
async function showRun(run: RunResult, { reporter, out }: RunOptions, io: Io): Promise<void> {
  const report = placeReports(reporter, out, io.cwd).get('html');
  const failed = failedIn(run) > 0;
  if (report === undefined || (wasStopped(run) && !failed)) return;
  const { showReport } = await import('../show/show.ts');
  await showReport(report, { port: 0, open: true, ...(failed ? { fragment: '#s0' } : {}) }, io);
}

/** Resolves to the run whose report was written last. */
async function runOnce(paths: readonly string[], options: RunOptions, io: Io): Promise<RunResult> {
  checkBrowserOptions(options, io.env);
  if (options.allowFlaky && !options.retries)
    throw new UsageError('Nothing is flaky that is played once: --allow-flaky needs --retries.');
  const { driver, target, freshPages = false } = options;
  const [reference = { driver, target, freshPages }, ...compared] = options.compare ?? [];
  const first = settingsOf(reference, options);
  const others = compared.map((mode) => settingsOf(mode, options));
  await checkTargets([first, ...others], io);
  await checkBuild([first, ...others]);
  const own = { ...options, ...first };
  const pool = await createDriverPool(own, io);
  const ready = await makeReady(paths, options, [first, ...others], io).catch(
    async (error: unknown) => {
      await pool.close();
      throw error;
    },
  );
  const { plans, reporter } = ready;
  const left = await playAll(plans, pool, own, reporter, io);
  const runs = [left];
  for (const mode of others) {
    if (runs.some(wasStopped)) {
      io.err('The run was stopped, so it is compared with no other.\n');
      break;
    }
    const its = { ...options, ...mode };
    const next = await createDriverPool(its, io);
    const again = await openReporters(options.reporter, options.out, plans.length, io);
    runs.push(await playAll(plans, next, its, again, io));
  }
  recordAsAsked(left, options, io);
  if (!runs.every((run) => hasSucceeded(run, options.allowFlaky))) io.exitWith(1);
  const right = runs[1];
  if (!right) return left;
  const { text, equal } = formatDifferences(left, right, createPaint(wantsColor(io)));
  io.out(`${text}\n${runs.map(formatWhereTimeWent).join('\n')}`);
  if (!equal) io.exitWith(1);
  return right;
}

/** Keeps what was asked for. If that fails, the result of the run stays what it is. */
function recordAsAsked(run: RunResult, options: RunOptions, io: Io): void {
  try {
    if (options.recordDurations) recordDurations(io.cwd, run);
    if (options.record) recordRun(io.cwd, run, new Date());
  } catch (error) {
    const because = error instanceof UsageError ? error.message : formatSystemError(error);
    if (because === null) throw error;
    io.err(`${because}\n`);
    // Until a failed scenario is the run's result.
    io.exitWith(2);
  }
}

/** By Ctrl-C, or by a failure with `--bail`. */
const wasStopped = ({ scenarios, notRun }: RunResult): boolean =>
  notRun > 0 || scenarios.some(({ verdict }) => verdict === 'interrupted');

type ModeSettings = Pick<RunOptions, 'driver' | 'target'> & { readonly freshPages: boolean };

const settingsOf = (mode: RunMode, { target }: RunOptions): ModeSettings => ({
  ...mode,
  target: mode.target ?? target,
});

/** Refuses servers that can't be used before anything is started. */
async function checkTargets(modes: readonly ModeSettings[], io: Io): Promise<void> {
  const servers = new Set(modes.flatMap(({ target }) => (target === 'msw' ? [] : [target])));
  if (servers.size === 0) return;
  const [{ checkTarget }, { readTarget }] = await Promise.all([
    import('../target/check-target.ts'),
    import('../target/read-target.ts'),
  ]);
  for (const server of servers) await checkTarget(readTarget(server, io));
}

/** Refuses a browser that has no app to open before anything is started: another mode may play first. */
async function checkBuild(modes: readonly ModeSettings[]): Promise<void> {
  if (!modes.some(({ driver, target }) => driver === 'browser' && target === 'msw')) return;
  const { findBuiltApp } = await import('../drivers/browser/built-app.ts');
  findBuiltApp();
}

/** Leaves out what one of the drivers or servers can't do. */
async function possibleOn(modes: readonly ModeSettings[], chosen: readonly Plan[], io: Io) {
  const isHeadless = modes.some(({ driver }) => driver === 'headless');
  const plans = isHeadless ? withoutBrowserOnly(chosen, io) : chosen;
  if (modes.every(({ target }) => target === 'msw')) return plans;
  const { withoutImpossible } = await import('../target/without-impossible.ts');
  return withoutImpossible(plans, modes, io);
}

/** Reads the scenarios and opens the reporters. */
async function makeReady(
  paths: readonly string[],
  options: RunOptions,
  modes: readonly ModeSettings[],
  io: Io,
) {
  const plans = await possibleOn(modes, await choosePlans(paths, options, io), io);
  const reporter = await openReporters(options.reporter, options.out, plans.length, io);
  return { plans, reporter };
}

async function choosePlans(
  paths: readonly string[],
  { tag: tags, grep, shard, keyboard }: RunOptions,
  io: Io,
): Promise<readonly Plan[]> {
  const durations = shard === undefined ? undefined : readDurations(io.cwd);
  const plans = select(await loadOrRefuse(paths, io), { tags, grep, shard, durations });
  return keyboard ? plans.map((plan) => ({ ...plan, keyboard })) : plans;
}

/** Imports the comparison only for failures, because a run starts faster without it. If it fails, no result is lost. */
async function suspectsOf(
  run: RunResult,
  plans: readonly Plan[],
  options: RunOptions,
  reporter: Reporter,
  io: Io,
): Promise<readonly Suspect[]> {
  if (failedIn(run) === 0) return [];
  try {
    const { compareWhatRan, isComparable } = await import('./compare-what-ran.ts');
    if (!isComparable(run, options)) return [];
    reporter.comparing?.();
    return await compareWhatRan(run, plans, options, io);
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error);
    io.err(`What the scenarios ran could not be compared: ${because}\n`);
    return [];
  }
}

async function playAll(
  plans: readonly Plan[],
  pool: DriverPool,
  options: RunOptions,
  reporter: Reporter,
  io: Io,
): Promise<RunResult> {
  const played = await playPlans(plans, pool, io, (result) => {
    reporter.ended(result);
    if (options.bail && !['passed', 'flaky'].includes(result.verdict)) void pool.stop();
  });
  const suspects = await suspectsOf(played, plans, options, reporter, io);
  const run = suspects.length > 0 ? { ...played, suspects } : played;
  reporter.finished(run);
  return run;
}
