import type { MessagePort } from 'node:worker_threads';
import { playWithRetries } from '../playing/play-with-retries.ts';
import { cellsOf, recordMove, recordProgress } from '../terms/progress.ts';
import type { Driver } from '../terms/scenario-session.ts';
import type { CoverageRecorder } from './coverage-recorder.ts';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages.ts';

/** Plays the plans that a worker receives, one at a time, until an `end` message, and records what each runs if it can. */
export function servePlans(
  port: MessagePort,
  { progress, ...settings }: WorkerData,
  opened: Promise<Driver>,
  recorder: CoverageRecorder | null = null,
): void {
  const cells = cellsOf(progress);
  let isEnding = false;
  const now = performance.now.bind(performance);
  let last: Promise<unknown> = opened.catch((error: unknown) => {
    const because = error instanceof Error ? error.message : String(error);
    port.postMessage({ kind: 'unable', because } satisfies FromWorker);
    // Never resolves: the pool has been informed, and later messages change nothing.
    return new Promise(() => {});
  });
  port.on('message', (message: ToWorker) => {
    if (message.kind === 'play') last = last.then(() => playOne(message));
    else if (!isEnding) void end();
  });

  async function playOne({ index, plan }: Extract<ToWorker, { kind: 'play' }>): Promise<void> {
    const { driver, target, seed, pictures, outlines, evidence, retries } = settings;
    const open = await opened;
    await recorder?.begin();
    recordProgress(cells, index);
    const reached = (step: number) => recordProgress(cells, index, step);
    const moved = () => recordMove(cells);
    const failing = async () => recorder?.end();
    const options = { driver, target, seed, pictures, evidence, now, reached, moved, failing };
    // The keyboard passes through controls on its way, and leaves them: only the transcripts can be equal.
    const own = { ...options, outlines: outlines && !plan.keyboard };
    const played = await playWithRetries(plan, open, own, retries);
    const result = recorder ? { ...played, coverage: await recorder.take() } : played;
    port.postMessage({ kind: 'done', index, result } satisfies FromWorker);
  }

  /**
   * Ends at once, even during a scenario, because its result is no longer needed. Once: a second attempt to close a browser
   * fails, and would end the worker before the first one has ended the browser's driver.
   */
  async function end(): Promise<void> {
    isEnding = true;
    port.postMessage({ kind: 'ending' } satisfies FromWorker);
    const driver = await opened.catch(() => null);
    await driver?.close();
    port.close();
    process.exit();
  }
}
