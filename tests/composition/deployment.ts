import { join } from 'node:path';
import { type BuildResult, buildAll, type ModuleList, readModuleList } from '@fairlead/build';

export const root = join(import.meta.dirname, '../..');

/** The repository's shell and shared packages with small areas of the tests' own. */
export function deployment(areas: readonly string[]): ModuleList {
  const { modules, groups } = readModuleList(root);
  const shared = Object.entries(modules).filter(
    ([name, { workspace }]) => !workspace.startsWith('mfe/') && name !== '@fairlead/sandbox',
  );
  const own = areas.map((area) => [
    `@fairlead/mfe-${area}`,
    { workspace: `tests/composition/areas/${area}`, version: '0.1.0' },
  ]);
  return { modules: Object.fromEntries([...shared, ...own]), groups };
}

/** Builds that deployment; a second call with nothing changed only compares. */
export function buildDeployment(name: string, list: ModuleList): Promise<BuildResult> {
  return buildAll({
    root,
    mode: 'sandbox',
    dist: join(root, '.cache/composition', name),
    list,
    settings: { before: [], patience: { load: 4000, mount: 1000 } },
  });
}
