import { expect, test } from 'vitest';
import { changedLines, readDiff } from './changed-lines.ts';

const diff = (file: string, ...hunks: readonly string[]) =>
  [`diff --git a/${file} b/${file}`, `--- a/${file}`, `+++ b/${file}`, ...hunks].join('\n');

test('each new line of a change is a place, and of deleted lines the one before them', () => {
  const text = diff(
    'mfe/a/src/b.ts',
    '@@ -7,2 +7,2 @@ x',
    '-a',
    '-b',
    '+c',
    '+d',
    '@@ -20 +19,0 @@',
    '-e',
  );
  expect(readDiff(text)).toEqual([
    { file: 'mfe/a/src/b.ts', line: 7 },
    { file: 'mfe/a/src/b.ts', line: 8 },
    { file: 'mfe/a/src/b.ts', line: 19 },
  ]);
});

test('tests, styles and files that are gone hold no cause', () => {
  const texts = [
    diff('mfe/a/src/b.test.ts', '@@ -1 +1 @@', '-a', '+b'),
    diff('mfe/a/src/b.css', '@@ -1 +1 @@', '-a', '+b'),
    ['--- a/mfe/a/src/gone.ts', '+++ /dev/null', '@@ -1 +0,0 @@', '-a'].join('\n'),
  ];
  expect(readDiff(texts.join('\n'))).toEqual([]);
});

test('without git nothing is known to have changed', () => {
  expect(changedLines('/')).toEqual([]);
});
