import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import type { BuildManifest } from './build-manifest.ts';
import { developmentConfig, workspaceConfig } from './config.ts';
import { readManifest } from './stamp.ts';
import { findRoot, readWorkspace } from './workspace.ts';

/** Builds the area in a folder, which may be anywhere, into its `dist`. Throws what the bundler says of its sources. */
export function buildArea(dir: string): Promise<BuildManifest> {
  return buildInto(join(dir, 'dist'), workspaceConfig(findRoot(dir), readWorkspace(dir)));
}

/** Builds the area in a folder as `buildArea` does, into another folder: its `dist` stays as it is. Throws like `buildArea`. */
export function rebuildArea(dir: string, outDir: string): Promise<BuildManifest> {
  const config = workspaceConfig(findRoot(dir), readWorkspace(dir));
  return buildInto(outDir, { ...config, build: { ...config.build, outDir } });
}

/** Builds the area in a folder for development: quickly, not minified, into the output folder. Throws like `buildArea`. */
export function buildAreaForDevelopment(dir: string, outDir: string): Promise<BuildManifest> {
  return buildInto(outDir, developmentConfig(findRoot(dir), readWorkspace(dir), outDir));
}

async function buildInto(outDir: string, config: InlineConfig): Promise<BuildManifest> {
  // Vite believes the environment before its own mode.
  process.env.NODE_ENV = 'production';
  await build(config);
  const manifest = readManifest(outDir);
  if (!manifest)
    throw new Error(
      `The build wrote no manifest into ${outDir}. Remove this folder and build again.`,
    );
  return manifest;
}
