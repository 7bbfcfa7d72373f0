import { Worker } from 'node:worker_threads';
import type { Plan } from '../language/plan.ts';
import { UsageError } from '../usage-error.ts';
import { crashed, sayHanging, sayThrown } from './crashed.ts';
import { createProgress, type Progress, readProgress } from './progress.ts';
import type { ScenarioResult } from './result.ts';
import type { RunSettings } from './settings.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

export type PoolOptions = {
  /** How long a worker has to close what it opened, in real milliseconds. */
  readonly grace: number;
  readonly settings: RunSettings;
  readonly workers: number;
  /** The module a worker runs. */
  readonly entry: URL;
  /** Real milliseconds in which a scenario has to get on to its next step, or its worker is ended. */
  readonly limit: number;
  onResult(index: number, result: ScenarioResult): void;
};

export type Pool = {
  /** Hires the first worker already: it takes as long to start as the scenarios take to read. */
  warm(): void;
  /** Resolves when every plan has a result, or after `stop`. */
  run(plans: readonly Plan[]): Promise<void>;
  /** Begins nothing more and ends the workers. */
  stop(): Promise<void>;
};

/** How often a worker is looked at within its limit. */
const looksOfLimit = 20;

/** How many plans a worker holds: the one it plays and the next, so that it never waits for a message. */
const depth = 2;

type Held = {
  readonly worker: Worker;
  readonly indexes: number[];
  readonly progress: Progress;
  /** What the worker had done when it was looked at last, and how often it has been found there since. */
  seen: string;
  looks: number;
  /** Told to end because its scenario did not get on, and that has been reported. */
  overdue: boolean;
};

/** Worker threads that play plans. A worker that dies takes one scenario with it; the others go on. */
export function createPool({
  settings,
  workers,
  entry,
  limit,
  grace,
  onResult,
}: PoolOptions): Pool {
  const alive = new Set<Held>();
  // Looks are counted, not time: while the machine has none for the run, nobody is late.
  const watching = setInterval(() => alive.forEach(look), limit / looksOfLimit).unref();
  let queue: number[] = [];
  let plans: readonly Plan[] = [];
  let stopped = false;
  let told = 0;
  let unable: string | null = null;
  let finish = () => {};
  let fail = (_: Error) => {};

  const warm = () => {
    if (alive.size === 0) hire();
  };

  const run = (all: readonly Plan[]) =>
    new Promise<void>((resolve, reject) => {
      fail = reject;
      if (unable !== null) return reject(new UsageError(unable));
      plans = all;
      queue = all.map((_, index) => index);
      finish = resolve;
      const wanted = Math.max(1, Math.min(workers, all.length));
      for (const held of alive) feed(held);
      for (let count = alive.size; count < wanted; count += 1) hire();
    });

  /** No scenario can be played at all: the run is refused, and nobody waits for its results. */
  function refuse(because: string): void {
    unable = because;
    fail(new UsageError(because));
  }

  async function stop() {
    stopped = true;
    clearInterval(watching);
    queue = [];
    await Promise.all([...alive].map(dismiss));
    finish();
  }

  return { warm, run, stop };

  function hire(): void {
    const progress = createProgress();
    const workerData: WorkerData = { ...settings, progress };
    const worker = new Worker(entry, { workerData });
    const held: Held = { worker, indexes: [], progress, seen: '', looks: 0, overdue: false };
    alive.add(held);
    worker.on('message', (message: FromWorker) => {
      if (message.kind === 'done') settle(held, message);
      else refuse(message.because);
    });
    let reason = 'its worker ended without a word';
    worker.on('error', (error) => {
      reason = error instanceof Error ? sayThrown(error) : String(error);
    });
    worker.on('exit', () => bury(held, reason));
    if (plans.length > 0) feed(held);
  }

  function feed(held: Held): void {
    while (held.indexes.length < depth && queue.length > 0) {
      const index = queue.shift();
      const plan = index === undefined ? undefined : plans[index];
      if (index === undefined || !plan) break;
      held.indexes.push(index);
      held.worker.postMessage({ kind: 'play', index, plan } satisfies ToWorker);
    }
    if (held.indexes.length === 0) void held.worker.postMessage({ kind: 'end' } satisfies ToWorker);
  }

  /** A scenario that does not get on must not hold up the run. */
  function look(held: Held): void {
    const [index] = held.indexes;
    if (index === undefined || held.overdue) return;
    const seen = `${index} ${readProgress(held.progress).changes}`;
    held.looks = seen === held.seen ? held.looks + 1 : 0;
    held.seen = seen;
    if (held.looks < looksOfLimit) return;
    held.overdue = true;
    report(held, sayHanging(plans[index], reachedStep(held, index), limit));
    void dismiss(held);
  }

  /** The step that a plan was at; null before its first one. */
  function reachedStep({ progress }: Held, index: number): number | null {
    const { plan, step } = readProgress(progress);
    return plan === index ? step : null;
  }

  function settle(held: Held, { index, result }: Extract<FromWorker, { kind: 'done' }>): void {
    held.indexes.splice(held.indexes.indexOf(index), 1);
    tell(index, result);
    if (!stopped) feed(held);
  }

  /** A browser has to be closed by its worker; a model may be dropped as it is. */
  async function dismiss({ worker }: Held): Promise<void> {
    const gone = new Promise((resolve) => worker.once('exit', resolve));
    worker.postMessage({ kind: 'end' } satisfies ToWorker);
    const timer = setTimeout(() => void worker.terminate(), grace);
    await gone;
    clearTimeout(timer);
  }

  /** The last result ends the run; the workers end behind its back. */
  function tell(index: number, result: ScenarioResult): void {
    told += 1;
    onResult(index, result);
    if (told === plans.length) finish();
  }

  /** The scenario in play is lost with its worker; the one behind it goes back to the queue. */
  function bury(held: Held, reason: string): void {
    alive.delete(held);
    if (!stopped) {
      if (!held.overdue) report(held, reason);
      queue.unshift(...held.indexes);
      if (queue.length > 0) hire();
    }
    if (alive.size === 0) finish();
  }

  function report(held: Held, reason: string): void {
    const index = held.indexes.shift();
    const plan = index === undefined ? undefined : plans[index];
    if (index !== undefined && plan)
      tell(index, crashed(plan, settings, reason, reachedStep(held, index)));
  }
}
