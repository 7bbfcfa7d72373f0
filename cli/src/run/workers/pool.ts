import { Worker } from 'node:worker_threads';
import type { Plan } from '../../language/plan.ts';
import { UsageError } from '../../usage-error.ts';
import { crashed, formatThrown, formatTimeout } from '../causes/crashed.ts';
import { createProgress, type Progress, readProgress } from '../terms/progress.ts';
import type { ScenarioResult } from '../terms/result.ts';
import type { RunSettings } from '../terms/settings.ts';
import { busyPlaceOf } from './busy-place.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

export type WorkerPoolOptions = {
  /** How long a worker may take to notice that it should end, in real ms. Closing what it has opened may take longer. */
  readonly grace: number;
  readonly settings: RunSettings;
  readonly workers: number;
  /** The module that a worker runs. */
  readonly entry: URL;
  /**
   * The time in which a scenario must reach its next step, or its task do its next thing, in real ms. After that its worker
   * is ended.
   */
  readonly limit: number;
  onResult(index: number, result: ScenarioResult): void;
  /** Starts calling a function `checksPerLimit` times per limit. Returns the function that ends it. */
  readonly startChecks?: (check: () => void) => () => void;
};

export type WorkerPool = {
  /** Starts the first worker early, while the scenarios are read. */
  warm(): void;
  /** Runs plans. Resolves when each has a result, or after `stop`. */
  run(plans: readonly Plan[]): Promise<void>;
  /** Starts no further plan and ends the workers. */
  stop(): Promise<void>;
};

/** How often a worker's progress is checked within the limit. */
export const checksPerLimit = 20;

/** How many plans a worker has: the current one and the next, so that it never waits for a message. */
const depth = 2;

type PoolWorker = {
  readonly worker: Worker;
  readonly indexes: number[];
  readonly progress: Progress;
  /** The progress at the last check, and the number of checks since it changed. */
  seen: string;
  checks: number;
  /** Whether it is being ended because its scenario timed out. That result has been reported. */
  overdue: boolean;
  /** Whether it has noticed that it should end. */
  ending: boolean;
};

/** Creates a pool of worker threads that play plans. A worker that exits fails only its current scenario. */
export function createWorkerPool({
  settings,
  workers,
  entry,
  limit,
  grace,
  onResult,
  startChecks = checkEvery(limit / checksPerLimit),
}: WorkerPoolOptions): WorkerPool {
  const alive = new Set<PoolWorker>();
  // Checks are counted, not time: a machine that has no time for the run makes no worker late.
  const endChecks = startChecks(() => alive.forEach(checkProgress));
  let queue: number[] = [];
  let plans: readonly Plan[] = [];
  let stopped = false;
  let reported = 0;
  let unable: string | null = null;
  let finish = () => {};
  let fail = (_: Error) => {};

  const warm = () => {
    if (alive.size === 0) spawn();
  };

  const run = (all: readonly Plan[]) =>
    new Promise<void>((resolve, reject) => {
      fail = reject;
      if (unable !== null) return reject(new UsageError(unable));
      plans = all;
      queue = all.map((_, index) => index);
      finish = resolve;
      const wanted = Math.max(1, Math.min(workers, all.length));
      for (const member of alive) feed(member);
      for (let count = alive.size; count < wanted; count += 1) spawn();
    });

  /** Rejects the run, because no worker could play any plan. */
  function refuse(because: string): void {
    unable = because;
    fail(new UsageError(because));
  }

  async function stop() {
    stopped = true;
    endChecks();
    queue = [];
    await Promise.all([...alive].map(dismiss));
    finish();
  }

  return { warm, run, stop };

  function spawn(): void {
    const progress = createProgress();
    const workerData: WorkerData = { ...settings, progress };
    const worker = new Worker(entry, { workerData });
    const member: PoolWorker = {
      worker,
      indexes: [],
      progress,
      seen: '',
      checks: 0,
      overdue: false,
      ending: false,
    };
    alive.add(member);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'done') settle(member, message);
      else if (message.kind === 'ending') member.ending = true;
      else refuse(message.because);
    });
    let reason = 'its worker exited without an error message';
    worker.on('error', (error) => {
      reason = error instanceof Error ? formatThrown(error) : String(error);
    });
    worker.on('exit', () => onExit(member, reason));
    if (plans.length > 0) feed(member);
  }

  function feed(member: PoolWorker): void {
    while (member.indexes.length < depth && queue.length > 0) {
      const index = queue.shift();
      const plan = index === undefined ? undefined : plans[index];
      if (index === undefined || !plan) break;
      member.indexes.push(index);
      member.worker.postMessage({ kind: 'play', index, plan } satisfies ToWorker);
    }
    if (member.indexes.length === 0)
      void member.worker.postMessage({ kind: 'end' } satisfies ToWorker);
  }

  /** Ends a worker whose scenario makes no progress. */
  function checkProgress(member: PoolWorker): void {
    const [index] = member.indexes;
    if (index === undefined || member.overdue) return;
    const seen = `${index} ${readProgress(member.progress).changes}`;
    member.checks = seen === member.seen ? member.checks + 1 : 0;
    member.seen = seen;
    if (member.checks < checksPerLimit) return;
    member.overdue = true;
    void endOverdue(member, index);
  }

  /** Reports what the worker is busy with, unless it has gone on while that was looked up. */
  async function endOverdue(member: PoolWorker, index: number): Promise<void> {
    const busyAt = await busyPlaceOf(member.worker);
    member.overdue = !stopped && alive.has(member) && member.indexes[0] === index;
    if (!member.overdue) return;
    const reached = reachedStep(member, index);
    report(member, formatTimeout({ plan: plans[index], reached, limit, busyAt }));
    await dismiss(member);
  }

  /** Returns the current step of a plan, or null before its first step. */
  function reachedStep({ progress }: PoolWorker, index: number): number | null {
    const { plan, step } = readProgress(progress);
    return plan === index ? step : null;
  }

  function settle(
    member: PoolWorker,
    { index, result }: Extract<FromWorker, { kind: 'done' }>,
  ): void {
    member.indexes.splice(member.indexes.indexOf(index), 1);
    settlePlan(index, result);
    if (!stopped) feed(member);
  }

  /**
   * Ends a worker: by force if it is too busy to notice. One that notices closes its browser, however long that takes: nobody
   * else could end the browser's driver.
   */
  async function dismiss(member: PoolWorker): Promise<void> {
    const { worker } = member;
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ kind: 'end' } satisfies ToWorker);
    const timer = setTimeout(() => {
      if (!member.ending) void worker.terminate();
    }, grace);
    await gone;
    clearTimeout(timer);
  }

  /** The last result ends the run. The workers exit afterward. */
  function settlePlan(index: number, result: ScenarioResult): void {
    reported += 1;
    onResult(index, result);
    if (reported === plans.length) finish();
  }

  /** Fails the current scenario of a worker that exited, and puts its next one back into the queue. */
  function onExit(member: PoolWorker, reason: string): void {
    alive.delete(member);
    if (!stopped) {
      if (!member.overdue) report(member, reason);
      queue.unshift(...member.indexes);
      if (queue.length > 0) spawn();
    }
    if (alive.size === 0) finish();
  }

  function report(member: PoolWorker, reason: string): void {
    const index = member.indexes.shift();
    const plan = index === undefined ? undefined : plans[index];
    if (index !== undefined && plan)
      settlePlan(index, crashed(plan, settings, reason, reachedStep(member, index)));
  }
}

const checkEvery = (ms: number) => (check: () => void) => {
  const timer = setInterval(check, ms).unref();
  return () => clearInterval(timer);
};
