import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');

test.each([
  ['promise of the composition', 'tests/composition/README.md', '# Composition', 14],
  ['attack on the registry', 'shared/registry/README.md', '## Attacks', 11],
] as const)('each %s has the tests that %s names', (_, path, heading, count) => {
  const [, table = ''] = readFileSync(join(root, path), 'utf8').split(heading);
  const rows = [...table.matchAll(/^\| (.+?) \| (.+?) \|$/gm)].slice(1);
  expect(rows).toHaveLength(count);
  for (const [, , tests = ''] of rows)
    for (const named of tests.split('<br>')) {
      const [, file = '', title = ''] = /^`(.+?)`: (.+)$/.exec(named) ?? [];
      expect(readFileSync(join(root, file), 'utf8')).toMatch(exactly(title));
    }
});

/** The title as a whole: in quotes of either kind. */
const exactly = (title: string) =>
  new RegExp(`(['"])${title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\1`);
