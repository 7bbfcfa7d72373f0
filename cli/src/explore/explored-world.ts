import type { CreateWorld } from '../drivers/headless/world.ts';
import type { Driver } from '../run/terms/scenario-session.ts';

/** Reads what the sandbox of the open walk holds. */
export type BackEnd = Sandbox['world']['store'];

type Sandbox = Awaited<
  ReturnType<typeof import('../connect/sandbox-world.ts')['createScenarioSandbox']>
>;

/** A headless driver, and the back end of the walk that it plays. */
export type ExploredDriver = { readonly driver: Driver; backEnd(): BackEnd };

/** Opens the driver that walks are played with. */
export async function openExploredDriver(): Promise<ExploredDriver> {
  const [{ loadHeadlessAreas }, { createScenarioSandbox, worldAround }, { createHeadlessDriver }] =
    await Promise.all([
      import('../connect/areas.ts'),
      import('../connect/sandbox-world.ts'),
      import('../drivers/headless/driver.ts'),
    ]);
  let open: Sandbox | null = null;
  const createWorld: CreateWorld = async (request) => {
    open = await createScenarioSandbox(request);
    return worldAround(open);
  };
  const driver = await createHeadlessDriver(await loadHeadlessAreas(), createWorld);
  return {
    driver,
    backEnd() {
      if (!open) throw new Error('No walk is open, so there is no back end to read');
      return open.world.store;
    },
  };
}
