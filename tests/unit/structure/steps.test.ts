import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { listWorkspaces } from '@fairlead/build/workspace';
import { expect, test } from 'vitest';
import { root } from './product-files.ts';

const inSteps = listWorkspaces(root).filter(({ steps }) => steps);

test('the store is executed in steps', () => {
  expect(inSteps.map(({ name }) => name)).toEqual(['@fairlead/store']);
});

test.each(inSteps)('each folder of a step of $name is there, and in one step', ({ dir, steps }) => {
  const listed = Object.values(steps ?? {}).flat();
  expect(new Set(listed).size).toBe(listed.length);
  expect(readdirSync(join(dir, 'src'))).toEqual(expect.arrayContaining(listed));
});
