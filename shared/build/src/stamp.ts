import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildManifest, manifestFile } from './build-manifest.ts';
import { fingerprint } from './fingerprint.ts';
import type { Unit } from './unit.ts';

const stampFile = 'inputs.hash';

/** Whether the last build of a unit was made from the current files. */
export function isStamped(root: string, unit: Unit, { borrowed }: BuildManifest): boolean {
  const file = join(unit.outDir, stampFile);
  return existsSync(file) && readFileSync(file, 'utf8') === stampOf(root, unit, borrowed);
}

/** Stores the inputs of a build. */
export function stamp(root: string, unit: Unit, { borrowed }: BuildManifest): void {
  mkdirSync(unit.outDir, { recursive: true });
  writeFileSync(join(unit.outDir, stampFile), stampOf(root, unit, borrowed));
}

/** Returns null if a unit wasn't built yet, or its last build ended while it wrote the manifest: it is built again. */
export function readManifest(outDir: string): BuildManifest | null {
  const file = join(outDir, manifestFile);
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function stampOf(root: string, { inputs, salt }: Unit, borrowed: readonly string[]) {
  return fingerprint([...inputs, ...borrowed.map((file) => join(root, file))], salt);
}
