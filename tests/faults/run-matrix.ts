import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cases } from './outcomes.ts';

/** A thread's input: the shared counter of the next case. */
export type ShareData = { readonly next: SharedArrayBuffer };

/** A thread's result when no case is left: a line for each problem. */
export type ShareReport = { readonly problems: readonly string[] };

/** Runs the whole matrix, one thread per core: `seconds` is the benchmark's figure. */
export async function runMatrix() {
  const started = performance.now();
  // Each thread loads every screen, so V8's compiled code is cached between runs.
  process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../.cache/v8', import.meta.url));
  const threads = availableParallelism();
  const data: ShareData = { next: new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT) };
  const reports = await Promise.all(Array.from({ length: threads }, () => runShare(data)));
  return {
    calls: cases.length,
    threads,
    problems: reports.flatMap(({ problems }) => problems),
    seconds: (performance.now() - started) / 1000,
  };
}

function runShare(workerData: ShareData): Promise<ShareReport> {
  const thread = new Worker(new URL('./run-share.ts', import.meta.url), { workerData });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`A share ended with ${code} and no report`)));
  });
}
