// Provides what every script needs: the dependencies in the lock file and the pinned Node.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runChild } from './run-child.mjs';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');

const lockFile = join(root, 'package-lock.json');
const stampFile = join(root, 'node_modules/.fairlead-lock');
const npmRecord = join(root, 'node_modules/.package-lock.json');

/** Installs if nothing is installed or the lock file has changed. */
function installDependencies() {
  const lock = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lock) return;
  if (!isInstalledByNpm()) {
    // To stderr, because a script may print JSON to stdout.
    console.error('Installing the packages in the lock file. This happens once.');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(npm, ['ci', '--loglevel=error'], {
      cwd: root,
      stdio: ['inherit', process.stderr, 'inherit'],
    });
    if (status !== 0) throw new Error('npm ci failed. Fix the error above, then try again.');
  }
  writeFileSync(stampFile, lock);
}

/** npm writes its own record after the lock file, so a newer record means that they match. */
function isInstalledByNpm() {
  return existsSync(npmRecord) && statSync(npmRecord).mtimeMs >= statSync(lockFile).mtimeMs;
}

/** Returns the path of the Node that package.json pins. */
export function pinnedNode() {
  const node = join(root, 'node_modules/node/bin/node');
  if (!existsSync(node)) {
    throw new Error(
      'The pinned Node is missing: its install script did not run. Try `npm rebuild node`.',
    );
  }
  return node;
}

/** Installs what is missing, then runs the script with this process's arguments on the pinned Node. */
export async function launch(script) {
  try {
    installDependencies();
    const args = [join(root, script), ...process.argv.slice(2)];
    process.exitCode = await runChild(pinnedNode(), args, { cwd: root });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
