import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementManifest } from './element-manifest.ts';
import { elementTypes } from './element-types.ts';

/**
 * Writes what the developers of a host need of an area's element into a folder: its custom elements manifest, and types
 * for plain pages, React, Vue and Svelte. Returns the names of the files.
 */
export function writeElement(area: string, version: string, folder: string): readonly string[] {
  const manifest = `${JSON.stringify(elementManifest(area, version), null, 2)}\n`;
  const files = { 'custom-elements.json': manifest, ...elementTypes(area) };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  return Object.keys(files);
}
