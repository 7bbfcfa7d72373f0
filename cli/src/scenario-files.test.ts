import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readNeighbor, readScenarioFiles } from './scenario-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairlead-files-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Writes an empty scenario, with the folders that it needs. */
function write(path: string): void {
  const file = join(folder, path);
  mkdirSync(join(file, '..'), { recursive: true });
  writeFileSync(file, 'scenario: A\n');
}
const filesIn = (path: string) =>
  readScenarioFiles(folder, [path]).scenarios.map(({ file }) => file);

test('a folder has the scenarios of its subfolders, and none of packages and hidden folders', () => {
  for (const path of ['a.yaml', 'b/c/d.yml', 'node_modules/p/e.yaml', '.github/f.yaml'])
    write(path);
  expect(filesIn('.')).toEqual(['a.yaml', 'b/c/d.yml']);
});

test('a file is read by the place of a step, as a report names it', () => {
  write('a/b.yaml');
  expect(filesIn('a/b.yaml:8:5')).toEqual(['a/b.yaml']);
  expect(filesIn('a/b.yaml:1')).toEqual(['a/b.yaml']);
  expect(() => filesIn('a/c.yaml:8:5')).toThrow(
    'There is no file or folder a/c.yaml; did you mean a/b.yaml?',
  );
});

test('a hidden folder that is named is read', () => {
  write('.drafts/a.yaml');
  expect(filesIn('.drafts')).toEqual(['.drafts/a.yaml']);
});

test('a link back to a folder above is followed no further', () => {
  write('a/b.yaml');
  symlinkSync('..', join(folder, 'a/up'));
  expect(filesIn('.')).toEqual(['a/b.yaml']);
});

test('a linked folder is read, and a link that leads nowhere is none', () => {
  write('shared/a.yaml');
  mkdirSync(join(folder, 'mine'));
  symlinkSync('../shared', join(folder, 'mine/theirs'));
  symlinkSync('../gone.yaml', join(folder, 'mine/lock.yaml'));
  expect(filesIn('mine')).toEqual(['mine/theirs/a.yaml']);
});

test('a pipe is no scenario and no fragment, and nobody waits for what it says', () => {
  write('a.yaml');
  execFileSync('mkfifo', [join(folder, 'pipe.yaml')]);
  expect(filesIn('.')).toEqual(['a.yaml']);
  expect(() => filesIn('pipe.yaml')).toThrow(
    'pipe.yaml cannot be read: it is neither a file nor a folder',
  );
  expect(readNeighbor(folder, 'pipe.yaml')).toEqual({ neighbors: ['a.yaml', 'pipe.yaml'] });
});
