import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { init, parse } from 'es-module-lexer';

await init;

/** Says which files of a package import another package that its package.json doesn't name: a team wouldn't have that one. */
export function findForeignImports(folder: string): readonly string[] {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const { name, dependencies = {}, peerDependencies = {} } = JSON.parse(read('package.json'));
  const known = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies })]);
  return globSync('**/*.js', { cwd: folder }).flatMap((file) =>
    packagesIn(read(file))
      .filter((other) => !known.has(other))
      .map((other) => `${name} imports ${other} in ${file}, which its package.json doesn’t name.`),
  );
}

function packagesIn(code: string): readonly string[] {
  const found = parse(code)[0].flatMap(({ n: specifier }) => {
    if (!specifier || /^[./#]/.test(specifier) || isBuiltin(specifier)) return [];
    const parts = specifier.split('/');
    return [parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')];
  });
  return [...new Set(found)];
}
