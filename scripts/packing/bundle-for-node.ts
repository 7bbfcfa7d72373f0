import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { rolldown } from 'rolldown';
import { isInlined } from './public-packages.ts';

/**
 * Compiles each module that a package for Node offers, with the repository's own packages that are not published inside.
 * Everything else stays an import.
 */
export async function bundleForNode(from: string, to: string): Promise<void> {
  const entries = globSync('src/*.ts', { cwd: from }).filter(
    (file) => !/\.(test|d)\.ts$/.test(file),
  );
  const bundle = await rolldown({
    input: Object.fromEntries(entries.map((file) => [basename(file, '.ts'), join(from, file)])),
    external: (id) => !/^[./]/.test(id) && !isInlined(id),
    platform: 'node',
    logLevel: 'warn',
  });
  try {
    await bundle.write({
      dir: join(to, 'src'),
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: 'chunks/[name]-[hash].js',
    });
  } finally {
    await bundle.close();
  }
}
