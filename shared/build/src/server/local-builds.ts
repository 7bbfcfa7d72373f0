import { join } from 'node:path';
import { readManifest } from '../stamp.ts';

/**
 * A file of a micro-frontend's own build folder, for swaps: `/builds/intake/index.js` is its entry as
 * it is on disk now, whatever the deployment has; its chunks are beside it.
 */
export function localBuildFile(root: string, pathname: string): string | null {
  const [, area, file] = pathname.match(/^\/builds\/([a-z]+)\/([\w.-]+)$/) ?? [];
  if (!area || !file) return null;
  const dir = join(root, 'mfe', area, 'dist');
  if (file !== 'index.js') return join(dir, file);
  const entry = readManifest(dir)?.modules[`@fairlead/mfe-${area}`];
  return entry ? join(dir, entry) : null;
}
