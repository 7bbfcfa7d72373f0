import { availableParallelism } from 'node:os';
import { type Io, wantsColour } from '../io.ts';
import type { Plan } from '../language/plan.ts';
import { loadOrRefuse } from '../load-or-refuse.ts';
import { createPaint } from '../paint.ts';
import { loadReporter } from '../reporters/index.ts';
import type { Reporter, ReporterName } from '../reporters/reporter.ts';
import { select } from '../select.ts';
import { sayDifferences } from './compare.ts';
import { createPool } from './pool.ts';
import { prepare } from './prepare.ts';
import { type DriverName, failedIn, type RunResult, type ScenarioResult } from './result.ts';
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
  const { tag: tags, grep, shard } = options;
  const plans = select(await loadOrRefuse(paths, io), { tags, grep, shard });
  const drivers = options.compare ?? [options.driver];
  const runs: RunResult[] = [];
  for (const driver of drivers) {
    if (drivers.length > 1) io.err(`${driver} driver\n`);
    const run = await playAll(plans, { ...options, driver }, io);
    runs.push(run);
    if (failedIn(run) > 0 || run.notRun > 0) io.exitWith(1);
  }
  const [left, right] = runs;
  if (!left || !right) return;
  const { text, equal } = sayDifferences(left, right, createPaint(wantsColour(io)));
  io.out(text);
  if (!equal) io.exitWith(1);
}

async function playAll(plans: readonly Plan[], options: RunOptions, io: Io): Promise<RunResult> {
  const began = performance.now();
  const setting = await prepare(options, io);
  const reporter = await openReporter(options.reporter, plans.length, io);
  const results = new Map<number, ScenarioResult>();
  const pool = createPool({
    settings: setting.settings,
    workers: options.workers ?? setting.workers ?? availableParallelism(),
    entry: setting.entry,
    limit: setting.limit,
    onResult(index, result) {
      results.set(index, result);
      reporter.ended(result);
      if (options.bail && result.verdict !== 'passed') void pool.stop();
    },
  });
  const stopListening = io.onInterrupt(() => {
    io.err('\nStopping; what was done so far follows.\n');
    void pool.stop();
  });
  try {
    await pool.run(plans);
  } finally {
    stopListening();
    await setting.close();
  }
  const run: RunResult = {
    scenarios: [...results].sort(([one], [other]) => one - other).map(([, result]) => result),
    notRun: plans.length - results.size,
    ms: performance.now() - began,
  };
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
