import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plantedFaults } from '../planted/planted-faults.ts';

const root = join(import.meta.dirname, '../..');

test.each(plantedFaults)('there is exactly one place to plant: $name', ({ file, from, to }) => {
  expect(readFileSync(join(root, file), 'utf8').split(from)).toHaveLength(2);
  expect(to).not.toBe(from);
});
