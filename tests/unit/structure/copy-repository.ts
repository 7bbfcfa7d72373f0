import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { isOfTests, root } from './product-files.ts';

/** What a build needs; scenarios and docs stay behind, and the tests among these. */
const parts = ['mfe', 'shared', 'root-config', 'cli', 'import-map.json', 'package.json'];

const left = new Set(['node_modules', 'dist', '.cache', 'reports']);

/**
 * Copies the product to a temporary folder, with uncommitted changes and generated content, and returns the folder. Its
 * `@fairlead/*` packages are those of the copy; everything else in `node_modules` is linked.
 */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'fairlead-without-'));
  for (const part of parts) {
    cpSync(join(root, part), join(copy, part), {
      recursive: true,
      // The folder of the repository may have the name of a folder of tests.
      filter: (path) => !left.has(basename(path)) && !isOfTests(relative(root, path)),
    });
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    // The links in it are relative, so that they lead into the copy.
    if (name === '@fairlead')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    // A runner's own files: the copy must not write there.
    else if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
}
