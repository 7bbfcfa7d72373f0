import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choose } from './choose.ts';

const options = [
  { value: 'a', text: 'A' },
  { value: 'b', text: 'B' },
  { value: 'none', text: 'None', exclusive: true },
];

test('choosing the exclusive option clears the others', () => {
  expect(choose(options, ['a', 'b'], { value: 'none', checked: true })).toEqual(['none']);
});

test('choosing another clears the exclusive option', () => {
  expect(choose(options, ['none'], { value: 'b', checked: true })).toEqual(['b']);
});

test('a selection keeps the order of the options', () => {
  expect(choose(options, ['b'], { value: 'a', checked: true })).toEqual(['a', 'b']);
});

test('the exclusive option never stands beside another', () => {
  const aChange = fc.record({ value: fc.constantFrom('a', 'b', 'none'), checked: fc.boolean() });
  fc.assert(
    fc.property(fc.array(aChange), (changes) => {
      const selected = changes.reduce<string[]>((now, change) => choose(options, now, change), []);
      expect(selected.includes('none') && selected.length > 1).toBe(false);
    }),
  );
});
