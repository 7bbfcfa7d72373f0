import { parentPort, workerData } from 'node:worker_threads';
import { loadHeadlessAreas } from '../connect/areas.ts';
import { createSandboxWorld } from '../connect/sandbox-world.ts';
import { createHeadlessDriver } from '../drivers/headless/driver.ts';
import type { CreateWorld } from '../drivers/headless/world.ts';
import { servePlans } from '../run/workers/serve-plans.ts';
import type { WorkerData } from '../run/workers/worker-messages.ts';

if (!parentPort) throw new Error('This module is a worker of `fairlead run`');
const settings: WorkerData = workerData;
servePlans(
  parentPort,
  settings,
  Promise.all([loadHeadlessAreas(), findWorld()]).then(([areas, createWorld]) =>
    createHeadlessDriver(areas, createWorld),
  ),
);

async function findWorld(): Promise<CreateWorld> {
  const { server } = settings;
  if (server === null) return createSandboxWorld;
  const { createTargetWorld } = await import('../connect/target-world.ts');
  return createTargetWorld(server);
}
