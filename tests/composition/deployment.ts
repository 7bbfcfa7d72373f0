import { join } from 'node:path';
import { type BuildResult, buildAll, type ModuleList, readModuleList } from '@fairlead/build';
import { buildWorkspace } from '@fairlead/build/build-workspace';

export const root = join(import.meta.dirname, '../..');

/** The longest that a test or its hook builds for, in ms: on a busy machine that has built nothing yet, a deployment takes minutes. */
export const buildLimit = 180_000;

const areas = join(import.meta.dirname, 'areas');

/** The repository's shell and shared packages, with small test areas. */
export function deployment(names: readonly string[]): ModuleList {
  const { modules, groups } = readModuleList(root);
  const shared = Object.entries(modules).filter(
    ([name, { workspace }]) => !workspace.startsWith('mfe/') && name !== '@fairlead/sandbox',
  );
  const own = names.map((area) => [
    `@fairlead/mfe-${area}`,
    { workspace: `tests/composition/areas/${area}`, version: '0.1.0' },
  ]);
  return { modules: Object.fromEntries([...shared, ...own]), groups };
}

/** Builds that deployment, if anything has changed. */
export function buildDeployment(name: string, list: ModuleList): Promise<BuildResult> {
  return buildAll({
    root,
    mode: 'sandbox',
    dist: join(root, '.cache/composition', name),
    list,
    settings: {
      before: [],
      timeLimits: { load: 4000, mount: 1000 },
      outsidePage: '/elsewhere?to=',
    },
  });
}

/** Builds one area like its team, for a swap. Returns the folder and the entry file. */
export async function buildArea(name: string): Promise<{ dir: string; file: string }> {
  const { dir, manifest } = await buildWorkspace(root, join(areas, name));
  const [file = ''] = Object.values(manifest.modules);
  return { dir, file };
}
