import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { packageFolders, productFiles, root } from './product-files.ts';

const ui = 'shared/ui';
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const entries: Readonly<Record<string, string>> = JSON.parse(read(`${ui}/package.json`)).exports;

/** The file of the elements that an import loads; null for any other import. */
function fileOf(target: string, importer: string): string | null {
  if (target === '@fairlead/ui' || target.startsWith('@fairlead/ui/')) {
    const entry = entries[target.replace('@fairlead/ui', '.')];
    return entry ? join(ui, entry) : null;
  }
  return importer.startsWith(ui) && target.startsWith('.') ? join(dirname(importer), target) : null;
}

/** Returns the elements that are defined by what some files import. */
function definedBy(files: readonly string[], seen = new Set<string>()): readonly string[] {
  return files.flatMap((file) => {
    const loaded = importsOf(file).flatMap((target) => fileOf(target, file) ?? []);
    const fresh = loaded.filter((one) => !seen.has(one) && existsSync(join(root, one)));
    for (const one of fresh) seen.add(one);
    const own = [...read(file).matchAll(/define\('(ui-[\w-]+)'/g)].map(([, name = '']) => name);
    return [...own, ...definedBy(fresh, seen)];
  });
}

const areas = packageFolders().filter((folder) => folder.startsWith('mfe/'));
/** The host loads the first entry before any area. */
const always = definedBy([join(ui, entries['.'] ?? '')]);

test.each(areas)('%s imports the elements that it draws', (area) => {
  const files = productFiles().filter((file) => file.startsWith(`${area}/`));
  const drawn = new Set(
    files.flatMap((file) => [...read(file).matchAll(/<(ui-[\w-]+)/g)].map(([, name = '']) => name)),
  );
  const defined = new Set([...always, ...definedBy(files)]);
  expect(always).toContain('ui-button');
  expect([...drawn].filter((name) => !defined.has(name))).toEqual([]);
});
