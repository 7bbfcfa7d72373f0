import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findCasts } from './find-casts.ts';
import { productFiles, root } from './product-files.ts';

const found = productFiles().map((file) => ({
  file,
  ...findCasts(file, readFileSync(join(root, file), 'utf8')),
}));
const count = (kind: 'casts' | 'doubleCasts' | 'anys') =>
  found.reduce((sum, file) => sum + file[kind].length, 0);

test('product code has at most 120 casts', () => {
  expect(found.length).toBeGreaterThan(1000);
  expect(count('casts')).toBeLessThanOrEqual(120);
});

test('product code casts through unknown at most 5 times', () => {
  expect(count('doubleCasts')).toBeLessThanOrEqual(5);
});

test('product code has no any', () => {
  expect(found.filter(({ anys }) => anys.length > 0).map(({ file }) => file)).toEqual([]);
});

test('a cast is counted at its line, a const assertion and a renamed import are not', () => {
  const source = [
    `import { a as b } from './a.ts';`,
    'const c = b as Value;',
    'const d = [1] as const;',
    'const e = <div title={b as string} />; // b as comment',
    'const f = b as unknown as Value;',
    'const g = b satisfies Value;',
  ].join('\n');
  expect(findCasts('example.tsx', source)).toEqual({
    casts: [2, 4, 5, 5],
    doubleCasts: [5],
    anys: [],
  });
  expect(findCasts('example.ts', 'let a: any;\nlet b: Promise<any>;')).toMatchObject({
    anys: [1, 2],
  });
});
