import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How long to wait for someone else's build, in ms, and how often to look. */
const limit = { total: 120_000, step: 50 } as const;

/** One build at a time: `npm start`, a test run and a colleague's script share the same folders. */
export async function withBuildLock<Result>(
  root: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const lock = join(root, '.cache/build.lock');
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (let waited = 0; !take(lock); waited += limit.step) {
    if (waited > limit.total) {
      throw new Error(`Another build has held ${lock} for two minutes. If none runs, remove it.`);
    }
    await new Promise((resolve) => setTimeout(resolve, limit.step));
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(lock: string): boolean {
  try {
    mkdirSync(lock);
    writeFileSync(join(lock, 'pid'), `${process.pid}`);
    return true;
  } catch {
    if (isAbandoned(lock)) rmSync(lock, { recursive: true, force: true });
    return false;
  }
}

function isAbandoned(lock: string): boolean {
  try {
    const pid = Number(readFileSync(join(lock, 'pid'), 'utf8'));
    process.kill(pid, 0);
    return false;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EPERM') return false;
    // No pid yet: its owner is between two system calls, unless it has been so for long.
    return isOlderThan(lock, 2000);
  }
}

function isOlderThan(path: string, age: number): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs > age;
  } catch {
    return false;
  }
}
