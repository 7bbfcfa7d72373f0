import { parentPort, workerData } from 'node:worker_threads';
import { loadAreas } from '../connect/areas.ts';
import { pageSandbox } from '../connect/page-sandbox.ts';
import { createTargetSandbox } from '../connect/target-sandbox.ts';
import { createBrowserDriver } from '../drivers/browser/driver.ts';
import { servePlans } from '../run/serve-plans.ts';
import type { WorkerData } from '../run/worker-messages.ts';

if (!parentPort) throw new Error('This module is a worker of `fairlead run`');
const settings: WorkerData = workerData;
servePlans(
  parentPort,
  settings,
  loadAreas().then((areas) =>
    createBrowserDriver(
      settings,
      areas,
      settings.server ? createTargetSandbox(settings.server) : pageSandbox,
    ),
  ),
);
