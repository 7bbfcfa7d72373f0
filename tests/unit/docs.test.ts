import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { describeCalls } from '../../scripts/describe-calls.ts';
import { pathsNamedIn } from './structure/named-paths.ts';
import { productFiles } from './structure/product-files.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('docs/calls.md matches the contracts', () => {
  expect(read('docs/calls.md')).toBe(describeCalls());
});

test('every relative link in a Markdown file points to a file or folder', () => {
  const files = markdownFiles();
  expect(files).toContain('docs/specification.md');
  const broken = files.flatMap((file) =>
    linksIn(read(file))
      .filter((link) => !existsSync(join(root, dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

/** Named before they are there: a build and a command write them. */
const written = ['mfe/intake/dist', 'scenarios/durations.json'];

test('every path that a Markdown file names as code exists', () => {
  const named = markdownFiles().flatMap((file) =>
    pathsNamedIn(read(file)).map((path) => ({ file, path })),
  );
  expect(named.length).toBeGreaterThan(50);
  const missing = named
    .filter(({ path }) => !written.includes(path) && !existsSync(join(root, path)))
    .map(({ file, path }) => `${file}: ${path}`);
  expect(missing).toEqual([]);
});

test('a path is named as code from the root of the repository, without a placeholder', () => {
  const text = [
    'Run `npx fairlead run scenarios/a.yaml`, see `cli/src/run/`, not cli/src/words.ts,',
    'nor `mfe/<area>/src`, `@fairlead/shared/x` and [a link](shared/ui/README.md).',
    '```\nroot-config/src/index.ts     the shell\n```',
  ].join('\n');
  expect(pathsNamedIn(text)).toEqual([
    'scenarios/a.yaml',
    'cli/src/run/',
    'root-config/src/index.ts',
  ]);
});

test('docs/specification.md says what every AMB number that is cited in code is about', () => {
  const explained = [...read('docs/specification.md').matchAll(/^\| (AMB-\d+) \|/gm)].map(
    ([, number]) => number,
  );
  const cited = productFiles().flatMap((file) => read(file).match(/\bAMB-\d+/g) ?? []);
  expect(cited.length).toBeGreaterThan(100);
  expect([...new Set(cited)].filter((number) => !explained.includes(number))).toEqual([]);
});

test('a link is relative unless it names a protocol or a part of its own page', () => {
  const text = '[a](b.md) ![c](d/e.png) [f](https://g.example) [h](#i) [j](k.md#l)';
  expect(linksIn(text)).toEqual(['b.md', 'd/e.png', 'k.md']);
});

function markdownFiles(): readonly string[] {
  return globSync('**/*.md', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache|\.git)$/.test(path),
  });
}

function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)(?:#[^)]*)?\)/g)].map(
    ([, link = '']) => link,
  );
}
