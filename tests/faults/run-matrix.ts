import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { cases } from './outcomes.ts';

/** What a thread is given: the number of the next case, which all threads count up. */
export type ShareData = { readonly next: SharedArrayBuffer };

/** What a thread says when no case is left: a line for each problem. */
export type ShareReport = { readonly problems: readonly string[] };

/** The whole matrix, a thread on each core: `seconds` is the benchmark's figure. */
export async function runMatrix() {
  const started = performance.now();
  // Each thread loads every screen; what V8 made of them is the same as last time.
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
