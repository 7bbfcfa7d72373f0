import { keysOf } from '@fairlead/domain';
import type { Area } from '@fairlead/mfe-kit/area';
import type { HeadlessArea } from '../drivers/headless/driver.ts';

/** Imports every micro-frontend's tasks. Listed one by one so that the bundler finds them. */
const tasks = {
  header: () => import('@fairlead/mfe-header/tasks'),
  account: () => import('@fairlead/mfe-account/tasks'),
  intake: () => import('@fairlead/mfe-intake/tasks'),
  application: () => import('@fairlead/mfe-application/tasks'),
  decision: () => import('@fairlead/mfe-decision/tasks'),
  renewal: () => import('@fairlead/mfe-renewal/tasks'),
  checkout: () => import('@fairlead/mfe-checkout/tasks'),
  packages: () => import('@fairlead/mfe-packages/tasks'),
  admin: () => import('@fairlead/mfe-admin/tasks'),
};

/** Imports their screens and models, for the headless page. */
const definitions = {
  header: () => import('@fairlead/mfe-header/definition'),
  account: () => import('@fairlead/mfe-account/definition'),
  intake: () => import('@fairlead/mfe-intake/definition'),
  application: () => import('@fairlead/mfe-application/definition'),
  decision: () => import('@fairlead/mfe-decision/definition'),
  renewal: () => import('@fairlead/mfe-renewal/definition'),
  checkout: () => import('@fairlead/mfe-checkout/definition'),
  packages: () => import('@fairlead/mfe-packages/definition'),
  admin: () => import('@fairlead/mfe-admin/definition'),
} satisfies Record<keyof typeof tasks, unknown>;

export const areaNames = keysOf(tasks);

/** Loads every area's tasks. */
export async function loadAreas(): Promise<readonly Area[]> {
  const loaded = await Promise.all(Object.values(tasks).map((load) => load()));
  return loaded.map(({ area }) => area);
}

/** Loads every area with its screens, its model and its tasks. */
export async function loadHeadlessAreas(): Promise<readonly HeadlessArea[]> {
  return Promise.all(
    areaNames.map(async (name) => {
      const [{ definition }, { area }] = await Promise.all([definitions[name](), tasks[name]()]);
      return { definition: { ...definition, version: 'headless' }, area };
    }),
  );
}
