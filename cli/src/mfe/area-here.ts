import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildManifest } from '@fairlead/build/build-manifest';
import { readManifest } from '@fairlead/build/stamp';
import { type AreaFolder, areaAround } from '../area-folders.ts';
import { UsageError } from '../usage-error.ts';

export type BuildHere = {
  readonly name: string;
  readonly manifest: BuildManifest;
  /** Reads one of its files. */
  readonly read: (file: string) => Uint8Array<ArrayBuffer>;
};

/** Returns the last build of the area that the command runs in. */
export function buildOf(cwd: string): BuildHere {
  const { folder, name } = areaHere(cwd);
  const manifest = readManifest(`${folder}/dist`);
  const read = (file: string) => Uint8Array.from(readFileSync(join(folder, 'dist', file)));
  if (manifest) return { name, manifest, read };
  throw new UsageError(`${name} has no build. Run \`fairlead mfe build\` first.`);
}

/** Returns the area that the command runs in. */
export function areaHere(cwd: string): AreaFolder {
  const area = areaAround(cwd);
  if (area) return area;
  throw new UsageError(
    `There is no area in ${cwd} or above it: no package.json is called @fairlead/mfe-<name>. \`fairlead mfe create <name>\` makes one.`,
  );
}
