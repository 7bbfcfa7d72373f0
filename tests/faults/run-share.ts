// A thread of the matrix: plays one case after the other, because a case replaces the thread's clock. Cases differ in
// length, so a free thread takes the next one.
import '@fairlead/headless-page/node-hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { cases } from './outcomes.ts';
import { runCase } from './run-case.ts';
import type { ShareData, ShareReport } from './run-matrix.ts';

const next = new Int32Array((workerData as ShareData).next);
process.env.NODE_ENV = 'production';
// After the hooks, because it imports screens.
const { createCaseOpener } = await import('./open-case.ts');
const opener = await createCaseOpener();
const problems: string[] = [];
for (;;) {
  const one = cases[Atomics.add(next, 0, 1)];
  if (!one) break;
  for (const problem of await runCase(opener, one))
    problems.push(`${one.call}, ${one.when}: ${problem}`);
}
await opener.close();
parentPort?.postMessage({ problems } satisfies ShareReport);
