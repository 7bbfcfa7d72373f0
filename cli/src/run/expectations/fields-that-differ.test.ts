import { expect, test } from 'vitest';
import { fieldsThatDiffer } from './fields-that-differ.ts';

test.each([
  [{ a: 1, b: 2 }, { a: 1 }, []],
  [{ address: { city: 'Boston' } }, { address: { city: 'Reno' } }, ['address.city']],
  [{ address: null }, { address: { city: 'Reno' } }, ['address']],
  [{ ids: ['a', 'b'] }, { ids: ['a', 'c'] }, ['ids.1']],
  [{ ids: ['a'] }, { ids: ['a', 'c'] }, ['ids']],
  [{ ids: ['a'] }, { ids: { 0: 'b' } }, ['ids']],
  [undefined, { a: 1 }, ['the request']],
])('of %j and the wanted %j these fields differ: %j', (found, wanted, paths) => {
  expect(fieldsThatDiffer(found, wanted).map(({ path }) => path)).toEqual(paths);
});
