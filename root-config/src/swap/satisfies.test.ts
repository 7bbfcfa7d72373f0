import { expect, test } from 'vitest';
import { satisfies } from './satisfies.ts';

test.each([
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.9.0', '^1.2.3', true],
  ['2.0.0', '^1.2.3', false],
  ['0.1.9', '^0.1.0', true],
  ['0.2.0', '^0.1.0', false],
  ['0.0.4', '^0.0.3', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['3.0.0', '>=1.2.3', true],
  ['1.2.2', '>=1.2.3', false],
  ['7.7.7', '*', true],
  ['2.4.0', '^1.2.3 || 2.x', true],
  ['3.0.0', '^1.2.3 || 2.x', false],
  ['1.7.0', '1.x', true],
  ['2.0.0', '>=1.2.3 <2', false],
  ['1.3.0-rc.2', '^1.2.3', false],
  ['1.3.0-rc.2', '^1.3.0-rc.1', true],
  ['new', '^1.2.3', false],
  ['1.2.3', 'latest', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(satisfies(version, range)).toBe(expected);
});
