import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
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

/** What a document is in the encodings in which a server sends it. */
const copiesOf = (dir: string) => {
  const file = join(dir, 'dist/pages/intake.html');
  return {
    br: existsSync(`${file}.br`) && `${brotliDecompressSync(readFileSync(`${file}.br`))}`,
    gzip: existsSync(`${file}.gz`) && `${gunzipSync(readFileSync(`${file}.gz`))}`,
  };
};

const build = async ({ open }: ReturnType<typeof aFolder>, text: string) => {
  const output = open();
  output.write('pages/intake.html', text);
  await output.finish();
};

test('a build that ends early leaves no compressed copy of an older document, and the next one makes them', async () => {
  const folder = aFolder();
  await build(folder, 'one');
  folder.open().write('pages/intake.html', 'two');
  expect(copiesOf(folder.dir)).toEqual({ br: false, gzip: false });
  await build(folder, 'two');
  expect(copiesOf(folder.dir)).toEqual({ br: 'two', gzip: 'two' });
});

test('half a compressed copy, which an earlier build has kept, is not used', async () => {
  const folder = aFolder();
  await build(folder, 'one');
  const kept = join(folder.dir, 'compressed');
  for (const name of readdirSync(kept)) truncateSync(join(kept, name), 3);
  await build(folder, 'two');
  await build(folder, 'one');
  expect(copiesOf(folder.dir)).toEqual({ br: 'one', gzip: 'one' });
});
