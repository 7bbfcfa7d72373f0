import type { Built } from './groups.ts';
import { filesOf } from './preload.ts';
import type { DrawnDocument } from './prerender/drawn-page.ts';
import { assetsPath, type ResolvedMap } from './resolved-map.ts';

/**
 * Returns the code of a drawn screen that doesn't come with its area: files of the area that were loaded while it was
 * drawn. Otherwise they would be asked for only once the area has started.
 */
export function screenFilesOf(
  { area, files }: Pick<DrawnDocument, 'area' | 'files'>,
  map: ResolvedMap,
  builds: readonly Built[],
): readonly string[] {
  const name = `@fairlead/mfe-${area}`;
  const own = builds.find(({ manifest }) => manifest.name === name);
  if (!own) return [];
  const withArea = filesOf(map, [name]);
  return Object.keys(own.manifest.files)
    .map((file) => assetsPath + file)
    .filter((file) => files.includes(file) && !withArea.includes(file));
}
