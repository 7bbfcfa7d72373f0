import type { AreaWithPackages } from '../drivers/model/living-areas.ts';

/** The micro-frontends that offer tasks, in the order in which they are listed. */
export const areaNames = [
  'header',
  'account',
  'intake',
  'application',
  'decision',
  'packages',
  'admin',
] as const;

/** Every area's model and tasks. */
export async function loadAreas(): Promise<readonly AreaWithPackages[]> {
  const modules = await Promise.all(areaNames.map(loadTasks));
  return modules.flatMap((module) => (module ? [module.area as AreaWithPackages] : []));
}

async function loadTasks(name: string): Promise<{ readonly area: unknown } | null> {
  try {
    return (await import(`@fairlead/mfe-${name}/tasks`)) as { readonly area: unknown };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
      return null;
    throw error;
  }
}
