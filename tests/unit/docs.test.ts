import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { describeCalls } from '../../scripts/describe-calls.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('docs/calls.md matches the contracts', () => {
  expect(read('docs/calls.md')).toBe(describeCalls());
});

test('every relative link in a Markdown file leads to a file or folder', () => {
  const files = globSync('**/*.md', {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|dist|\.cache|\.git)$/.test(path),
  });
  expect(files).toContain('docs/specification.md');
  const broken = files.flatMap((file) =>
    linksIn(read(file))
      .filter((link) => !existsSync(join(root, dirname(file), link)))
      .map((link) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});

test('a link is relative unless it names a protocol or a part of its own page', () => {
  const text = '[a](b.md) ![c](d/e.png) [f](https://g.example) [h](#i) [j](k.md#l)';
  expect(linksIn(text)).toEqual(['b.md', 'd/e.png', 'k.md']);
});

function linksIn(markdown: string): string[] {
  return [...markdown.matchAll(/\]\((?![a-z]+:|#)([^)\s#]+)(?:#[^)]*)?\)/g)].map(
    ([, link = '']) => link,
  );
}
