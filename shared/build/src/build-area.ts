import { build } from 'vite';
import type { BuildManifest } from './build-manifest.ts';
import { workspaceConfig } from './config.ts';
import { readManifest } from './stamp.ts';
import { findRoot, readWorkspace } from './workspace.ts';

/** Builds the area in a folder, which may be anywhere, into its `dist`. Throws what the bundler says of its sources. */
export async function buildArea(dir: string): Promise<BuildManifest> {
  // Vite believes the environment before its own mode.
  process.env.NODE_ENV = 'production';
  const workspace = readWorkspace(dir);
  await build(workspaceConfig(findRoot(dir), workspace));
  const manifest = readManifest(`${dir}/dist`);
  if (!manifest) throw new Error(`The build of ${workspace.name} wrote no manifest into dist.`);
  return manifest;
}
