import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { importsOf } from './imports-of.ts';
import { packageFolders, root } from './product-files.ts';

/** Returns the files of its own package that a file imports, relatively or by the package's name, as paths from the root. */
export function importedFiles(file: string): readonly string[] {
  const folder = packageFolders().find((candidate) => file.startsWith(`${candidate}/`)) ?? '';
  return importsOf(file).flatMap((target) => {
    if (target.startsWith('.')) return [normalize(join(dirname(file), target))];
    const own = ownEntry(folder, target);
    return own ? [normalize(join(folder, own))] : [];
  });
}

/** The file that a package exports under its own name, or maps to a name with `#`; undefined for another package. */
function ownEntry(folder: string, target: string): string | undefined {
  const {
    name,
    exports = {},
    imports = {},
  } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  if (target.startsWith('#')) return imports[target]?.default;
  if (target !== name && !target.startsWith(`${name}/`)) return undefined;
  const path = `.${target.slice(name.length)}`;
  return exports[path] ?? exports['./*']?.replace('*', path.slice('./'.length));
}
