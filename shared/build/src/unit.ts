import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { type BuildManifest, manifestFile } from './build-manifest.ts';
import { fingerprint } from './fingerprint.ts';

/** One build that can be skipped while its inputs stay the same. */
export type Unit = {
  readonly name: string;
  readonly outDir: string;
  /** Files whose contents shape this build; what it borrowed last time is added. */
  readonly inputs: readonly string[];
  /** Whatever else shapes it: versions of the modules it leaves to the import map. */
  readonly salt: string;
  config(): InlineConfig;
};

export type UnitResult = { readonly manifest: BuildManifest; readonly wasBuilt: boolean };

const stampFile = 'inputs.hash';

/** Builds the unit, or reads what the last build made when nothing changed since. */
export async function buildUnit(root: string, unit: Unit): Promise<UnitResult> {
  const last = readManifest(unit.outDir);
  if (last && readStamp(unit.outDir) === stampOf(root, unit, last.borrowed)) {
    return { manifest: last, wasBuilt: false };
  }
  // Vite believes the environment before its own mode: under a test runner it would build React for development.
  process.env.NODE_ENV = 'production';
  await build(unit.config());
  const manifest = readManifest(unit.outDir);
  if (!manifest) throw new Error(`The build of ${unit.name} wrote no ${manifestFile}.`);
  mkdirSync(unit.outDir, { recursive: true });
  writeFileSync(join(unit.outDir, stampFile), stampOf(root, unit, manifest.borrowed));
  return { manifest, wasBuilt: true };
}

function stampOf(root: string, { inputs, salt }: Unit, borrowed: readonly string[]) {
  return fingerprint([...inputs, ...borrowed.map((file) => join(root, file))], salt);
}

function readStamp(outDir: string) {
  const file = join(outDir, stampFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

export function readManifest(outDir: string): BuildManifest | null {
  const file = join(outDir, manifestFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildManifest) : null;
}
