// A thread of the matrix: one case after the other, since the clock they replace is the thread's. Cases differ in length,
// so anyone who is free takes the next one.
import '@fairlead/headless-page/node-hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { cases } from './outcomes.ts';
import { runCase } from './run-case.ts';
import type { ShareData, ShareReport } from './run-matrix.ts';

const next = new Int32Array((workerData as ShareData).next);
process.env.NODE_ENV = 'production';
// After the hooks: what it imports are screens.
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
