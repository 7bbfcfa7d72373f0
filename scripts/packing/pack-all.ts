import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { publicFolders } from './public-packages.ts';
import { stageCommand } from './stage-command.ts';
import { stagePackage } from './stage-package.ts';

export type Packed = { readonly staged: string; readonly tarball: string };

/** Compiles the public packages and writes a tarball of each into dist/packages. */
export async function packAll(root: string): Promise<readonly Packed[]> {
  const work = join(root, '.cache/packages');
  const target = join(root, 'dist/packages');
  const emitted = join(work, 'emitted');
  for (const folder of [emitted, target]) rmSync(folder, { recursive: true, force: true });
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { cwd: root, encoding: 'utf8' });

  run(join(root, 'node_modules/.bin/tsc'), ['-p', 'scripts/packing/tsconfig.json']);
  const folders = publicFolders.map((folder) => ({ folder, staged: join(work, 'staged', folder) }));
  for (const { folder, staged } of folders) await stagePackage(folder, { root, emitted, staged });
  const command = join(work, 'staged/cli');
  await stageCommand(root, command);
  mkdirSync(target, { recursive: true });
  const options = ['--silent', '--ignore-scripts', '--pack-destination', target];
  const all = [...folders.map(({ staged }) => staged), command];
  const names = run('npm', ['pack', ...options, ...all])
    .trim()
    .split('\n');
  return all.map((staged, index) => ({ staged, tarball: join(target, names[index] ?? '') }));
}
