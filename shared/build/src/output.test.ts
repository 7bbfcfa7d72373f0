import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openOutput } from './output.ts';

function aFolder() {
  const dir = mkdtempSync(join(tmpdir(), 'fairlead-output-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  return { dir, open: () => openOutput(join(dir, 'dist'), join(dir, 'compressed')) };
}

async function deployTwice(between: (file: string) => void = () => {}, isKept = true) {
  const { dir, open } = aFolder();
  const first = open();
  first.write('assets/chunk-old.js', 'export {};');
  const files = first.written('assets');
  await first.finish();
  between(join(dir, 'dist/assets/chunk-old.js'));
  const second = open();
  second.write('assets/chunk-new.js', 'export { };');
  await second.finish(isKept ? new Map(Object.entries(files)) : new Map());
  return (file: string) => existsSync(join(dir, 'dist/assets', file));
}

test('a file of an earlier deployment stays, compressed as it was', async () => {
  const has = await deployTwice();
  const there = ['chunk-old.js', 'chunk-old.js.br', 'chunk-old.js.gz', 'chunk-new.js'].filter(has);
  expect(there).toEqual(['chunk-old.js', 'chunk-old.js.br', 'chunk-old.js.gz', 'chunk-new.js']);
});

test('a file that no kept deployment needs goes', async () => {
  const has = await deployTwice(() => {}, false);
  expect(['chunk-old.js', 'chunk-old.js.br', 'chunk-new.js'].filter(has)).toEqual(['chunk-new.js']);
});

test('a file of an earlier deployment that was tampered with goes', async () => {
  const has = await deployTwice((file) => writeFileSync(file, `${readFileSync(file)} evil();`));
  expect(has('chunk-old.js')).toBe(false);
});
