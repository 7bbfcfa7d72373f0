import { execFileSync } from 'node:child_process';

/** Returns the commit where this branch left `main`. Without a branch `main`, the last commit. */
export function forkPoint(root: string): string {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'main'], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'HEAD';
  }
}
