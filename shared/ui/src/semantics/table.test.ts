import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { elementTable } from './table.ts';

const source = join(import.meta.dirname, '..');

/** Every element that a file of the design system defines. */
const defined = globSync('**/*.ts', { cwd: source })
  .filter((file) => !file.endsWith('.test.ts'))
  .flatMap((file) => [
    ...readFileSync(join(source, file), 'utf8').matchAll(/\bdefine\(\s*'(ui-[a-z-]+)'/g),
  ])
  .map(([, tag = '']) => tag)
  .sort();

test('every element that is defined has a row in the table, and every row an element', () => {
  expect(defined.length).toBeGreaterThan(25);
  expect(Object.keys(elementTable).sort()).toEqual(defined);
});
