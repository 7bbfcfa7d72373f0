import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/**
 * Installs the packed tarballs into a folder without a network: ours from dist/packages, what they need from this
 * repository.
 */
export function installPacked(folder: string): void {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@fairlead'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!/^(\.|@fairlead$|fairlead$)/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const tarball of globSync('dist/packages/*.tgz', { cwd: root })) {
    const [, name = ''] = /fairlead-([a-z-]*?)-?\d[^/]*$/.exec(tarball) ?? [];
    const target = join(modules, name ? `@fairlead/${name}` : 'fairlead');
    mkdirSync(target);
    execFileSync('tar', ['xzf', join(root, tarball), '-C', target, '--strip-components=1']);
  }
}
