import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rebuildArea } from '@fairlead/build/build-area';
import type { BuildManifest } from '@fairlead/build/build-manifest';

/** Builds an area again, and says which files of its build the sources don't make: they aren't what scenarios would play. */
export async function findChangedFiles(
  folder: string,
  { files, version }: BuildManifest,
): Promise<readonly string[]> {
  const out = mkdtempSync(join(tmpdir(), 'fairlead-rebuild-'));
  try {
    const again = await rebuildArea(folder, out);
    const names = new Set([...Object.keys(files), ...Object.keys(again.files)]);
    const changed = [...names].filter(
      (name) => files[name]?.integrity !== again.files[name]?.integrity,
    );
    if (changed.length === 0 && version === again.version) return [];
    const what = changed.length > 0 ? changed.slice(0, 3).join(', ') : `version ${version}`;
    return [
      `dist isn’t what the sources make (${what}), so the scenarios would play something else than is published. Run \`fairlead mfe build\`, and publish again.`,
    ];
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}
