import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { expect, test } from 'vitest';

/** The folders from the bottom up; services do not know each other. */
const layers = [
  ['conditions'],
  ['content'],
  ['rating'],
  ['underwriting'],
  ['packaging'],
  ['store'],
  ['world'],
  ['handlers'],
  ['records'],
  ['checkout'],
  ['seed'],
  ['queries'],
  ['auth-service', 'intake-engine', 'policy-admin', 'client-backend', 'gateway', 'login'],
  ['dispatch'],
];

const root = import.meta.dirname;
const layerOf = (folder: string) => layers.findIndex((row) => row.includes(folder));

/** Each import of one layered folder by another, as "from -> to (file)". */
function importsBetween() {
  return layers.flat().flatMap((from) =>
    readdirSync(join(root, from), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => {
        const path = join(from, file);
        const text = readFileSync(join(root, path), 'utf8');
        return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) => {
          const [to = ''] = normalize(join(dirname(path), target)).split(sep);
          return { from, to, file: path };
        });
      })
      .filter(({ to }) => to !== from && layerOf(to) >= 0),
  );
}

test('the sandbox imports downwards only', () => {
  const upwards = importsBetween().filter(({ from, to }) => layerOf(to) >= layerOf(from));
  expect(upwards.map(({ from, to, file }) => `${from} -> ${to} (${file})`)).toEqual([]);
});
