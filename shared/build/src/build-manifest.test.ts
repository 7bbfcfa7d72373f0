import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withImportedStyles } from './build-manifest.ts';

const repository = join(import.meta.dirname, '../../..');

test('a style sheet comes with those that it imports, beside it and of other packages', () => {
  const found = withImportedStyles(join(repository, 'mfe/packages/src/styles/index.css'));
  expect(found.map((file) => file.replace(`${repository}/`, ''))).toEqual(
    expect.arrayContaining([
      'mfe/packages/src/styles/index.css',
      'mfe/packages/src/styles/drawer.css',
      'shared/ui/src/styles/drawer.css',
    ]),
  );
});
