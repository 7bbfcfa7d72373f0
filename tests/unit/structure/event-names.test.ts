import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventNames } from '@fairlead/domain';
import { expect, test } from 'vitest';
import { productFiles, root } from './product-files.ts';

const read = (file: string) => readFileSync(join(root, file), 'utf8');
const sending = productFiles()
  .filter((file) => /^(mfe|root-config|shared\/store)\//.test(file))
  .map(read)
  .join('\n');
const bankEvents = read('shared/vendors/src/plaid-events.ts');

/** A name that isn't listed doesn't compile. */
test('every event that a scenario can expect is reported by the product', () => {
  expect(eventNames).toHaveLength(10);
  const reported = (name: string) =>
    name.startsWith('bank link ')
      ? bankEvents.includes(`: '${name.replace('bank link ', '')}',`)
      : sending.includes(`name: '${name}'`);
  expect(eventNames.filter((name) => !reported(name))).toEqual([]);
});
