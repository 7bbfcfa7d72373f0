import { buildUnit } from './build-unit.ts';
import type { Built } from './groups.ts';
import { workspaceUnit } from './units.ts';
import { readWorkspace } from './workspace.ts';

/** Builds one workspace by itself, when it changed. */
export async function buildWorkspace(root: string, dir: string): Promise<Built> {
  const unit = workspaceUnit(root, readWorkspace(dir));
  const { manifest } = await buildUnit(root, unit);
  return { dir: unit.outDir, manifest };
}
