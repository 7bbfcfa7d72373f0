import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { forkPoint } from '../cli/src/fork-point.ts';

export type Changes = {
  /** The commit that the files are compared with. */
  readonly since: string;
  /** Paths of added and changed files, from the root of the repository. */
  readonly files: readonly string[];
  /** Those of deleted ones. */
  readonly deleted: readonly string[];
};

/** Finds what is not on main yet: what this branch committed, what isn't committed, and new files. */
export function findChanges(root: string): Changes {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  const since = forkPoint(root);
  const paths = [
    ...git('diff', '--name-only', '--no-renames', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].toSorted();
  const isThere = (path: string) => existsSync(join(root, path));
  return {
    since,
    files: paths.filter(isThere),
    deleted: paths.filter((path) => !isThere(path)),
  };
}
