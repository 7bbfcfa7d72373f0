// A thread of the matrix: every n-th case, one after the other, since the clock they replace is the thread's.
import '@fairlead/headless-page/node-hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { cases } from './outcomes.ts';
import { runCase } from './run-case.ts';
import type { ShareReport } from './run-matrix.ts';

const { share, shares } = workerData as { share: number; shares: number };
process.env.NODE_ENV = 'production';
// After the hooks: what it imports are screens.
const { createCaseOpener } = await import('./open-case.ts');
const opener = await createCaseOpener();
const problems: string[] = [];
for (const [index, one] of cases.entries()) {
  if (index % shares !== share) continue;
  for (const problem of await runCase(opener, one))
    problems.push(`${one.call}, ${one.when}: ${problem}`);
}
await opener.close();
parentPort?.postMessage({ problems } satisfies ShareReport);
