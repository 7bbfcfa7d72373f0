import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeFields } from './merge-fields.ts';

test.each([
  ['changed only here', { a: 1 }, { a: 2 }, { a: 1 }, { a: 2 }],
  ['changed only there', { a: 1 }, { a: 1 }, { a: 2 }, { a: 2 }],
  ['changed in both', { a: 1 }, { a: 2 }, { a: 3 }, { a: 2 }],
  ['added there', {}, { a: 1 }, { b: 2 }, { b: 2, a: 1 }],
  ['taken out here', { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 1 }, { b: 1 }],
  ['taken out there', { a: 1, b: 1 }, { a: 1, b: 1 }, { b: 1 }, { b: 1 }],
  [
    'a field of several parts',
    { at: { x: 1 } },
    { at: { x: 1 } },
    { at: { x: 2 } },
    { at: { x: 2 } },
  ],
])('a field that was %s', (_, base, mine, theirs, expected) => {
  expect(mergeFields<object>(base, mine, theirs)).toEqual(expected);
});

test.each([
  ['', '', 'theirs', 'theirs'],
  ['', 'mine', 'theirs', 'mine'],
])('a value without fields is one field: %j, %j, %j', (base, mine, theirs, expected) => {
  expect(mergeFields(base, mine, theirs)).toBe(expected);
});

const aForm = fc.record({ name: fc.string(), city: fc.string(), terms: fc.boolean() });

test('a field has the local value unless only the other window changed it', () => {
  fc.assert(
    fc.property(aForm, aForm, (base, changed) => {
      expect(mergeFields(base, changed, base)).toEqual(changed);
      expect(mergeFields(base, base, changed)).toEqual(changed);
    }),
  );
});
