import type { BuildManifest } from '@fairlead/build/build-manifest';
import { toBytes } from '../src/verify/bytes.ts';

/** A build of an area with one file, which has this content. */
export function aBuild(area: string, content: string, version = '1.0.0') {
  const manifest: BuildManifest = {
    name: `@fairlead/${area}`,
    version,
    requires: {},
    modules: {},
    files: {},
    css: [],
    platform: {},
    borrowed: [],
  };
  return { manifest, files: { 'main.js': toBytes(content) } };
}
