import type { MessagePort } from 'node:worker_threads';
import { loadHeadlessAreas } from '../connect/areas.ts';
import { createSandboxWorld } from '../connect/sandbox-world.ts';
import { createHeadlessDriver } from '../drivers/headless/driver.ts';
import type { CreateWorld } from '../drivers/headless/world.ts';
import type { CoverageRecorder } from '../run/workers/coverage-recorder.ts';
import { servePlans } from '../run/workers/serve-plans.ts';
import type { WorkerData } from '../run/workers/worker-messages.ts';

/** Plays plans without a browser, and records what they run with the recorder. */
export function serveHeadless(
  port: MessagePort,
  settings: WorkerData,
  recorder: CoverageRecorder | null,
): void {
  const driver = Promise.all([loadHeadlessAreas(), findWorld(settings)]).then(
    ([areas, createWorld]) => createHeadlessDriver(areas, createWorld),
  );
  servePlans(port, settings, driver, recorder);
}

async function findWorld({ server }: WorkerData): Promise<CreateWorld> {
  if (server === null) return createSandboxWorld;
  const { createTargetWorld } = await import('../connect/target-world.ts');
  return createTargetWorld(server);
}
