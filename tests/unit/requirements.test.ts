import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The parts of the specification that are built whole: each of their rows is tested, or said not to be. */
const whole = ['SHELL', 'AUTH', 'INTAKE', 'FLOW', 'CARTA', 'DECISION', 'FLAG'];

const known = read('tests/requirements.tsv')
  .split('\n')
  .slice(1)
  .flatMap((line) => line.split('\t')[0] || []);
const listed = [...read('docs/requirements-not-tested.md').matchAll(/^\| ([A-Z]+-\d{3}) \|/gm)].map(
  ([, id]) => id ?? '',
);
const cited = new Set(
  globSync(
    [
      '{shared,mfe,cli,root-config}/**/*.test.{ts,tsx}',
      'tests/**/*.{ts,tsx}',
      'scenarios/**/*.yaml',
    ],
    { cwd: root, exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) },
  ).flatMap((file) => read(file).match(/\b[A-Z]+-\d{3}\b/g) ?? []),
);

test('every row listed as not tested exists, once, in order, and no test cites it', () => {
  expect(listed).toEqual([...new Set(listed)].toSorted());
  expect(listed.filter((id) => !known.includes(id))).toEqual([]);
  expect(listed.filter((id) => cited.has(id))).toEqual([]);
});

test('every row of the parts that are built whole is cited or listed', () => {
  const rows = known.filter((id) => whole.some((prefix) => id.startsWith(`${prefix}-`)));
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.filter((id) => !cited.has(id) && !listed.includes(id))).toEqual([]);
});

test('what tests cite under a prefix of the specification is a row of it', () => {
  const prefixes = new Set(known.map((id) => id.split('-')[0]));
  const strange = [...cited].filter(
    (id) => prefixes.has(id.split('-')[0] ?? '') && !known.includes(id),
  );
  expect(strange).toEqual([]);
});
