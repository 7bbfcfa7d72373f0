import { type Io, wantsColour } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import { loadOrRefuse } from '../load-or-refuse.ts';
import { createPaint } from '../paint.ts';
import { Refusal } from '../refusal.ts';
import { loadReporter } from '../reporters/index.ts';
import type { Reporter, ReporterName } from '../reporters/reporter.ts';
import { select } from '../select.ts';
import { sayDifferences } from './compare.ts';
import { type Crew, createCrew } from './crew.ts';
import { playPlans } from './play-plans.ts';
import { type DriverName, failedIn, type RunResult } from './result.ts';
import { sayWhereTimeWent } from './where-time-went.ts';
import { writeReport } from './write-report.ts';

export type RunOptions = {
  readonly driver: DriverName;
  readonly target: string;
  readonly grep?: string;
  readonly tag: readonly string[];
  readonly workers?: number;
  readonly shard?: string;
  readonly bail: boolean;
  readonly reporter: ReporterName;
  readonly trace: 'on' | 'off' | 'on-failure';
  readonly compare?: readonly DriverName[];
  readonly keyboard: boolean;
  readonly seed: number;
  readonly watch: boolean;
};

/** `fairlead run`: compiles, selects, plays and reports. Exit code 1 when a scenario did not pass. */
export async function runScenarios(
  paths: readonly string[],
  options: RunOptions,
  io: Io,
): Promise<void> {
  if (options.watch) {
    const { watchScenarios } = await import('./watch.ts');
    await watchScenarios(paths, io, () => runOnce(paths, options, io));
    return;
  }
  await runOnce(paths, options, io);
}

async function runOnce(paths: readonly string[], options: RunOptions, io: Io): Promise<void> {
  if (options.keyboard && options.driver === 'headless' && !options.compare)
    throw new Refusal('The headless page has no keyboard: --keyboard needs --driver browser.');
  const [first = options.driver, ...others] = options.compare ?? [options.driver];
  const crew = await createCrew({ ...options, driver: first }, io);
  const plans = await choosePlans(paths, options, io).catch(async (error: unknown) => {
    await crew.dismiss();
    throw error;
  });
  const runs = [await playAll(plans, crew, options, io)];
  for (const driver of others) {
    const next = { ...options, driver };
    runs.push(await playAll(plans, await createCrew(next, io), next, io));
  }
  if (runs.some((run) => failedIn(run) > 0 || run.notRun > 0)) io.exitWith(1);
  const [left, right] = runs;
  if (!left || !right) return;
  const { text, equal } = sayDifferences(left, right, createPaint(wantsColour(io)));
  io.out(`${text}\n${runs.map(sayWhereTimeWent).join('\n')}`);
  if (!equal) io.exitWith(1);
}

async function choosePlans(
  paths: readonly string[],
  { tag: tags, grep, shard, keyboard }: RunOptions,
  io: Io,
): Promise<readonly Plan[]> {
  const plans = select(await loadOrRefuse(paths, io), { tags, grep, shard });
  return keyboard ? plans.map((plan) => ({ ...plan, keyboard })) : plans;
}

async function playAll(
  plans: readonly Plan[],
  crew: Crew,
  options: RunOptions,
  io: Io,
): Promise<RunResult> {
  const reporter = await openReporter(options.reporter, plans.length, io);
  const run = await playPlans(plans, crew, io, (result) => {
    reporter.ended(result);
    if (options.bail && result.verdict !== 'passed') void crew.pool.stop();
  });
  reporter.finished(run);
  return run;
}

async function openReporter(name: ReporterName, total: number, io: Io): Promise<Reporter> {
  const create = await loadReporter(name);
  return create({
    out: io.out,
    paint: createPaint(wantsColour(io)),
    live: io.terminal && !io.env.CI,
    total,
    write: (file, text) => writeReport(io.cwd, file, text),
  });
}
