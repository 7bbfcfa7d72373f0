import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOutOfSight } from './out-of-sight.ts';

/** The class names that the styles take off the page on a window as wide as a desktop's. */
function hiddenWhenWide(): string[] {
  const root = join(import.meta.dirname, '../../../..');
  const all = globSync('{shared/ui,mfe/*}/src/styles/**/*.css', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8'))
    .join('\n');
  const wide = [...all.matchAll(/@media \(min-width: \d+px\) \{\n(.*?)\n\}/gs)];
  const names = wide
    .flatMap(([, rules = '']) => [...rules.matchAll(/\.([\w-]+) \{\s*display: none/g)])
    .flatMap(([, name = '']) => [name]);
  return [...new Set(names)].sort();
}

test('the styles hide four classes on a wide window', () => {
  expect(hiddenWhenWide()).toEqual(['compare-jump', 'only-md', 'only-sm', 'paybar']);
});

test('elements that the styles hide on a desktop are left out', () => {
  for (const name of hiddenWhenWide())
    expect([name, isOutOfSight({ className: `row ${name}` })]).toEqual([name, true]);
});

test.each([
  [{ hidden: true }],
  [{ type: 'hidden' }],
  [{ 'aria-hidden': true }],
  [{ 'aria-hidden': 'true' }],
  [{ inert: true }],
  [{ inert: '' }],
])('%j is out of sight', (props) => {
  expect(isOutOfSight(props)).toBe(true);
});

test.each([
  [{}],
  [{ hidden: false }],
  [{ 'aria-hidden': 'false' }],
  [{ className: 'paybar-price visually-hidden' }],
])('%j is met', (props) => {
  expect(isOutOfSight(props)).toBe(false);
});
