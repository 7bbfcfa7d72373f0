import { execFileSync } from 'node:child_process';
import { forkPoint } from '../../fork-point.ts';
import type { Place } from './place.ts';

/** As much of a diff is read, in bytes: a branch of many months. */
const maxBuffer = 256 * 1024 * 1024;

/** What may hold a cause, without its tests. */
const product = ['mfe', 'shared', 'root-config'];
const isTest = (file: string) => /\.test\.tsx?$|\/(testing|test|test-kit)\//.test(file);

/**
 * Returns the product's lines that aren't on the branch main yet, committed or not; on main itself, those that aren't
 * committed. Of deleted lines, the one before them. None without git.
 */
export function changedLines(root: string): readonly Place[] {
  const words = ['diff', '--unified=0', '--no-color', forkPoint(root), '--', ...product];
  try {
    const diff = execFileSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer,
    });
    return readDiff(diff);
  } catch {
    return [];
  }
}

/** Reads the new lines of a diff without context. */
export function readDiff(diff: string): readonly Place[] {
  let file: string | undefined;
  const places: Place[] = [];
  for (const line of diff.split('\n')) {
    const [, path] = /^\+\+\+ (?:b\/(.+\.tsx?)|.*)$/.exec(line) ?? [];
    if (line.startsWith('+++ ')) file = path && !isTest(path) ? path : undefined;
    const [, first, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
    if (file === undefined || first === undefined) continue;
    for (let row = 0; row < Math.max(1, Number(count)); row += 1)
      places.push({ file, line: Math.max(1, Number(first)) + row });
  }
  return places;
}
