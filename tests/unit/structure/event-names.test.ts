import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventNames } from '@fairlead/domain';
import { expect, test } from 'vitest';
import { productFiles, root } from './product-files.ts';

const sending = productFiles()
  .filter((file) => /^(mfe|root-config|shared\/(store|vendors))\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** A name that isn't listed doesn't compile. */
test('every event that a scenario can expect is reported by the product', () => {
  expect(eventNames).toHaveLength(10);
  const reported = (name: string) =>
    name.startsWith('bank link ')
      ? sending.includes(`: '${name.replace('bank link ', '')}',`)
      : sending.includes(`name: '${name}'`);
  expect(eventNames.filter((name) => !reported(name))).toEqual([]);
});
