import { build } from 'vite';
import { manifestFile } from './build-manifest.ts';
import { isStamped, readManifest, stamp } from './stamp.ts';

import type { Unit, UnitResult } from './unit.ts';

/** Builds the unit, or reads what the last build made when nothing changed since. */
export async function buildUnit(root: string, unit: Unit): Promise<UnitResult> {
  const last = readManifest(unit.outDir);
  if (last && isStamped(root, unit, last)) return { manifest: last, wasBuilt: false };
  // Vite believes the environment before its own mode: under a test runner it would build React for development.
  process.env.NODE_ENV = 'production';
  await build(unit.config());
  const manifest = readManifest(unit.outDir);
  if (!manifest)
    throw new Error(
      `The build of ${unit.name} wrote no ${manifestFile}. Use the preset of @fairlead/build in its Vite config.`,
    );
  stamp(root, unit, manifest);
  return { manifest, wasBuilt: true };
}
