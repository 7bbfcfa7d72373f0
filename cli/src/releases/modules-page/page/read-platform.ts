import type { DeployedMap } from '@fairlead/build';
import { platformRole } from '@fairlead/registry/manifest-path';
import { contentOf } from './content-of.ts';
import type { UploadedBuild } from './read-build.ts';
import { refuseDamaged } from './refuse-damaged.ts';
import { refuseLong } from './refuse-long.ts';
import { Trouble } from './trouble.ts';

const mapName = 'import-map.json';
const again = 'Choose the folder dist/production of a composed build.';

/** Reads a composed build as `fairlead mfe publish --platform` does. Throws `Trouble` if the folder has none. */
export async function readPlatform(files: readonly File[]): Promise<UploadedBuild> {
  if (files.length === 0) throw new Trouble('build', again);
  const byPath = new Map(files.map((file) => [pathOf(file), file]));
  const mapFile = byPath.get(mapName);
  if (!mapFile)
    throw new Trouble(
      'build',
      `This folder has no ${mapName}, so it isn’t a composed build. ${again}`,
    );
  const map = await contentOf(mapFile);
  const { integrity, revision } = parseMap(map);
  const paths = Object.keys(integrity).map((url) => url.slice(1));
  const missing = paths.filter((path) => !byPath.has(path));
  if (missing.length > 0)
    throw new Trouble(
      'build',
      `The build lacks ${missing.length === 1 ? 'a file' : `${missing.length} files`} that its ${mapName} names: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ' and others' : ''}. Build it again.`,
    );
  refuseLong(paths.map((path) => byPath.get(path)));
  const contents = await Promise.all(
    paths.map(async (path) => [nameOf(path), await contentOf(byPath.get(path))] as const),
  );
  const described = new Map(Object.entries(integrity).map(([url, hash]) => [nameOf(url), hash]));
  await refuseDamaged(contents, (name) => described.get(name));
  return {
    role: platformRole,
    version: revision,
    files: { [mapName]: map, ...Object.fromEntries(contents) },
  };
}

/** Below the folder that was chosen. */
const pathOf = ({ webkitRelativePath, name }: File): string =>
  webkitRelativePath.split('/').slice(1).join('/') || name;

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function parseMap(content: Uint8Array): Pick<DeployedMap, 'integrity' | 'revision'> {
  try {
    const { integrity, revision, imports } = JSON.parse(new TextDecoder().decode(content));
    if (typeof revision === 'string' && integrity && imports) return { integrity, revision };
  } catch {
    // A file that was cut off isn’t JSON.
  }
  throw new Trouble('build', `${mapName} isn’t the map of a composed build. ${again}`);
}
