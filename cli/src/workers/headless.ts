import { parentPort, workerData } from 'node:worker_threads';
import { loadHeadlessAreas } from '../connect/areas.ts';
import { createSandboxWorld } from '../connect/sandbox-world.ts';
import { createTargetWorld } from '../connect/target-world.ts';
import { createHeadlessDriver } from '../drivers/headless/driver.ts';
import { servePlans } from '../run/serve-plans.ts';
import type { WorkerData } from '../run/worker-messages.ts';

if (!parentPort) throw new Error('This module is a worker of `fairlead run`');
const settings = workerData as WorkerData;
servePlans(
  parentPort,
  settings,
  loadHeadlessAreas().then((areas) =>
    createHeadlessDriver(
      areas,
      settings.server ? createTargetWorld(settings.server) : createSandboxWorld,
    ),
  ),
);
