import { join } from 'node:path';
import { isAreaName } from '@fairlead/domain/area-name';
import { readManifest } from '../stamp.ts';

/** Where a server has the builds that a swap loads. */
export const localBuildsPath = '/builds/';

/** Returns the folder with an area's own build; null if there is no such area. */
export type LocalBuilds = (area: string) => string | null;

/** The builds of the areas in a repository. */
export const buildsIn =
  (root: string): LocalBuilds =>
  (area) =>
    join(root, 'mfe', area, 'dist');

/**
 * A file of a micro-frontend's own build folder, for swaps: `/builds/intake/index.js` is its entry as
 * it is on disk now, whatever the deployment has; its chunks are beside it.
 */
export function localBuildFile(builds: LocalBuilds, pathname: string): string | null {
  const [, area = '', file = ''] = pathname.match(/^\/builds\/([^/]+)\/([\w.-]+)$/) ?? [];
  const dir = isAreaName(area) && builds(area);
  if (!dir) return null;
  if (file !== 'index.js') return join(dir, file);
  const entry = readManifest(dir)?.modules[`@fairlead/mfe-${area}`];
  return entry ? join(dir, entry) : null;
}
