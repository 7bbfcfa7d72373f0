import type { Area } from '@fairlead/mfe-kit/area';

/** Every micro-frontend's tasks. Written out, so that the bundler sees them. */
const modules = {
  header: () => import('@fairlead/mfe-header/tasks'),
  account: () => import('@fairlead/mfe-account/tasks'),
  intake: () => import('@fairlead/mfe-intake/tasks'),
  application: () => import('@fairlead/mfe-application/tasks'),
  decision: () => import('@fairlead/mfe-decision/tasks'),
  packages: () => import('@fairlead/mfe-packages/tasks'),
  admin: () => import('@fairlead/mfe-admin/tasks'),
};

export const areaNames = Object.keys(modules);

/** Every area's model and tasks. */
export async function loadAreas(): Promise<readonly Area[]> {
  const loaded = await Promise.all(Object.values(modules).map((load) => load()));
  return loaded.map(({ area }) => area as Area);
}
