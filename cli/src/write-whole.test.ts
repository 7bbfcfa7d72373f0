import {
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { writeWhole } from './write-whole.ts';

function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'fairlead-whole-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return (name: string) => join(folder, name);
}

const read = (file: string) => readFileSync(file, 'utf8');

test('whoever has the file open reads what it was, and the folder has nothing else', () => {
  const at = aFolder();
  writeWhole(at('new/a'), 'one');
  linkSync(at('new/a'), at('opened'));
  writeWhole(at('new/a'), 'two');
  expect([read(at('opened')), read(at('new/a'))]).toEqual(['one', 'two']);
  expect(readdirSync(at('new'))).toEqual(['a']);
});

test('a link stays a link, to a file and to a device', () => {
  const at = aFolder();
  writeWhole(at('file'), 'one');
  symlinkSync('file', at('to-file'));
  symlinkSync('/dev/null', at('to-device'));
  for (const link of ['to-file', 'to-device']) writeWhole(at(link), 'two');
  expect(read(at('file'))).toBe('two');
  expect(lstatSync(at('to-file')).isSymbolicLink()).toBe(true);
  expect(lstatSync(at('to-device')).isSymbolicLink()).toBe(true);
});

test('what can’t be written leaves nothing', () => {
  const at = aFolder();
  mkdirSync(at('a'));
  expect(() => writeWhole(at('a'), 'one')).toThrow('EISDIR');
  // The longest name that a file may have: the one beside it is longer, whatever number this process has.
  expect(() => writeWhole(at('a'.repeat(255)), 'one')).toThrow('ENAMETOOLONG');
  expect(readdirSync(at('.'))).toEqual(['a']);
});
