// A thread of the matrix: every n-th case, one after the other, since the clock they replace is the thread's.
import { parentPort, workerData } from 'node:worker_threads';
import { createCaseOpener } from './open-case.ts';
import { cases } from './outcomes.ts';
import { runCase } from './run-case.ts';
import type { ShareReport } from './run-matrix.ts';

const { share, shares } = workerData as { share: number; shares: number };
const opener = await createCaseOpener();
const problems: string[] = [];
for (const [index, one] of cases.entries()) {
  if (index % shares !== share) continue;
  for (const problem of await runCase(opener, one))
    problems.push(`${one.call}, ${one.when}: ${problem}`);
}
await opener.close();
parentPort?.postMessage({ problems } satisfies ShareReport);
