import { parentPort, workerData } from 'node:worker_threads';
import { openBrowserDriver } from '../connect/browser-driver.ts';
import { servePlans } from '../run/workers/serve-plans.ts';
import type { WorkerData } from '../run/workers/worker-messages.ts';

if (!parentPort) throw new Error('This module is a worker of `fairlead run`');
const settings: WorkerData = workerData;
servePlans(parentPort, settings, openBrowserDriver(settings));
