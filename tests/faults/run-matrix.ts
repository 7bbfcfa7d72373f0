import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { cases } from './outcomes.ts';

/** What a thread says when it has let its share of the cases go wrong: a line for each problem. */
export type ShareReport = { readonly problems: readonly string[] };

/** The whole matrix, a share in each core's thread: `seconds` is the benchmark's figure. */
export async function runMatrix() {
  const started = performance.now();
  const shares = availableParallelism();
  const reports = await Promise.all(
    Array.from({ length: shares }, (_, share) => runShare(share, shares)),
  );
  return {
    calls: cases.length,
    threads: shares,
    problems: reports.flatMap(({ problems }) => problems),
    seconds: (performance.now() - started) / 1000,
  };
}

function runShare(share: number, shares: number): Promise<ShareReport> {
  const thread = new Worker(new URL('./run-share.ts', import.meta.url), {
    workerData: { share, shares },
  });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', (code) => reject(new Error(`A share ended with ${code} and no report`)));
  });
}
