import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPlatform } from '@fairlead/build/platform';
import { bundleCommand } from './bundle-command.ts';

const scripts = ['installed.mjs', 'source-stamp.mjs', 'parent-lost.mjs'];

/** Puts the command together as it is published: `fairlead`, with the area that `fairlead mfe create` copies. */
export async function stageCommand(root: string, staged: string): Promise<void> {
  const from = join(root, 'cli');
  const { version, description, license } = JSON.parse(
    readFileSync(join(from, 'package.json'), 'utf8'),
  );
  rmSync(staged, { recursive: true, force: true });
  mkdirSync(join(staged, 'bin'), { recursive: true });
  const needed = Object.entries(await bundleCommand(root, staged));
  for (const script of scripts) cpSync(join(from, 'bin', script), join(staged, 'bin', script));
  writeFileSync(join(staged, 'dist/no-areas.mjs'), 'export const areaModules = [];\n');
  const example = join(root, 'tests/examples/claims');
  cpSync(example, join(staged, 'template'), {
    recursive: true,
    filter: (file) => !/\/(node_modules|dist|\.cache)(\/|$)/.test(file.slice(example.length)),
  });
  // In a package, only its own manifest is called package.json.
  renameSync(join(staged, 'template/package.json'), join(staged, 'template/area.package.json'));
  cpSync(join(from, 'report.schema.json'), join(staged, 'report.schema.json'));
  cpSync(join(from, 'README.md'), join(staged, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(staged, 'LICENSE'));
  const manifest = {
    name: 'fairlead',
    version,
    description,
    license,
    type: 'module',
    engines: { node: '>=24' },
    files: ['bin', 'dist', 'template', 'report.schema.json'],
    bin: { fairlead: './bin/installed.mjs' },
    imports: { '#areas': './dist/no-areas.mjs' },
    exports: {
      './package.json': './package.json',
      './report.schema.json': './report.schema.json',
    },
    dependencies: Object.fromEntries(needed.filter(([name]) => !isPlatform(name))),
    peerDependencies: Object.fromEntries(
      needed.filter(([name]) => isPlatform(name)).map(([name, pinned]) => [name, `^${pinned}`]),
    ),
  };
  writeFileSync(join(staged, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
