import { addRoutes } from '@fairlead/domain';
import type { Area } from '@fairlead/mfe-kit/area';
import type { Route } from '@fairlead/sandbox/calls/route';
import type { HeadlessArea } from '../drivers/headless/driver.ts';
import { areaModules } from './area-modules.ts';

for (const { name, routes } of areaModules) addRoutes(name, routes);

export const areaNames: readonly string[] = areaModules.map(({ name }) => name);

/** Loads every area's tasks. */
export async function loadAreas(): Promise<readonly Area[]> {
  const loaded = await Promise.all(areaModules.map(({ tasks }) => tasks()));
  return loaded.map(({ area }) => area);
}

/** Loads every area with its screens, its model and its tasks. */
export function loadHeadlessAreas(): Promise<readonly HeadlessArea[]> {
  return Promise.all(
    areaModules.map(async (modules) => {
      const [{ definition }, { area }] = await Promise.all([modules.definition(), modules.tasks()]);
      return { definition: { ...definition, version: 'headless' }, area };
    }),
  );
}

/** Loads the calls that areas bring to the sandbox. */
export async function loadAreaCalls(): Promise<readonly Route[]> {
  const loaded = await Promise.all(areaModules.map(({ sandbox }) => sandbox()));
  return loaded.flatMap(({ routes }) => routes);
}
