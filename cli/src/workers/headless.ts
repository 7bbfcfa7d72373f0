import { parentPort, workerData } from 'node:worker_threads';
import type { WorkerData } from '../run/workers/worker-messages.ts';

if (!parentPort) throw new Error('This module is a worker of `fairlead run`');
const settings: WorkerData = workerData;
// Before the product's modules are loaded: V8 doesn't count parts of a function that has run before.
const recorder = settings.coverage
  ? await (await import('../run/workers/coverage-recorder.ts')).openCoverageRecorder()
  : null;
const { serveHeadless } = await import('./serve-headless.ts');
serveHeadless(parentPort, settings, recorder);
