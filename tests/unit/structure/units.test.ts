import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { productFiles, root } from './product-files.ts';

/** A unit that a module creates when it is loaded. */
const atTheTop =
  /^(?:export )?const \S+ = (?:create(?:Event|Store|Effect|CallFx|QueryFx|Draft|Timer)|attach|combine|sample|merge)\b/gm;

test('an area creates its units in its model, because nothing clears those of a module when a swap replaces it', () => {
  const files = productFiles().filter((file) => file.startsWith('mfe/'));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(atTheTop)].map(
      ([line]) => `${file}: ${line}`,
    ),
  );
  expect(found).toEqual([]);
});
