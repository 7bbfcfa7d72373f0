import { expect, test } from 'vitest';
import { areaOfModule, isAreaName } from './area-name.ts';

test.each([
  ['claims', true],
  ['claims-desk', true],
  ['a-b-c', true],
  ['kit', false],
  ['platform', false],
  ['Claims', false],
  ['claims-', false],
  ['-claims', false],
  ['claims--desk', false],
  ['claims2', false],
  ['', false],
])('%j can be the name of an area: %s', (name, isOne) => {
  expect(isAreaName(name)).toBe(isOne);
});

test.each([
  ['@fairlead/mfe-claims', 'claims'],
  ['@fairlead/mfe-claims-desk', 'claims-desk'],
  ['@fairlead/mfe-kit', null],
  ['@fairlead/mfe-claims/sandbox', null],
  ['@fairlead/store', null],
])('the area of the module %s is %j', (module, area) => {
  expect(areaOfModule(module)).toBe(area);
});
