import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { packageFolders, root } from './product-files.ts';

/** The kit's tests draw its parts on the headless page, which needs the kit. Nothing else may do so. */
const onlyForTests = '@fairlead/mfe-kit → @fairlead/headless-page';

type Needs = readonly [name: string, needed: readonly string[]];

const packages = packageFolders().map((folder): Needs => {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const { name, dependencies = {}, devDependencies = {} } = JSON.parse(text);
  const needed = Object.keys({ ...dependencies, ...devDependencies })
    .filter((other) => other.startsWith('@fairlead/'))
    .filter((other) => `${name} → ${other}` !== onlyForTests);
  return [name, needed];
});

/** Leaves packages out that need none of the others, until all are left out or each needs another one. */
function inRings(left: readonly Needs[]): readonly string[] {
  const names = left.map(([name]) => name);
  const kept = left.filter(([, needed]) => needed.some((other) => names.includes(other)));
  return kept.length === left.length ? names : inRings(kept);
}

test('no package needs itself through others, not even for its tests', () => {
  expect(packages.length).toBeGreaterThan(15);
  expect(inRings(packages)).toEqual([]);
});
