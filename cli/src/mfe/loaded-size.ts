import { brotliCompressSync } from 'node:zlib';
import type { BuildManifest } from '@fairlead/build/build-manifest';

/** Returns how much a visitor may load of an area, in kB of brotli: its module with all that it imports, and styles. */
export function loadedSize(
  { name, modules, files, css }: BuildManifest,
  read: (file: string) => Uint8Array,
): number {
  const found = new Set(css);
  const queue = modules[name] ? [modules[name]] : [];
  for (const file of queue) {
    if (found.has(file)) continue;
    found.add(file);
    const { imports = [], later = [] } = files[file] ?? {};
    queue.push(...[...imports, ...later].flatMap((one) => /^\.\/(.+)/.exec(one)?.[1] ?? []));
  }
  return [...found].reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0) / 1000;
}
