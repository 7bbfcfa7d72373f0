import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choiceAfter, choose, inOrder } from './choose.ts';

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

test('the exclusive option never is beside another', () => {
  const aChange = fc.record({ value: fc.constantFrom('a', 'b', 'none'), checked: fc.boolean() });
  fc.assert(
    fc.property(fc.array(aChange), (changes) => {
      const selected = changes.reduce<string[]>((now, change) => choose(options, now, change), []);
      expect(selected.includes('none') && selected.length > 1).toBe(false);
    }),
  );
});

test('of single choices the chosen one stays until another is chosen', () => {
  const choose = (value: string) =>
    choiceAfter(options, ['a'], { value, checked: true, multiple: false });
  expect([choose('a'), choose('b')]).toEqual([['a'], ['b']]);
});

test('with several choices, each one toggles on its own', () => {
  expect(choiceAfter(options, ['a'], { value: 'b', checked: true, multiple: true })).toEqual([
    'a',
    'b',
  ]);
  expect(choiceAfter(options, ['a'], { value: 'a', checked: false, multiple: true })).toEqual([]);
});

test('the exclusive options stand last, after "or" where there are others', () => {
  const [a, b, none] = options;
  expect(inOrder(options)).toEqual({ ordinary: [a, b], exclusive: [none], hasOr: true });
  expect([inOrder([options[0] as never]).hasOr, inOrder([options[2] as never]).hasOr]).toEqual([
    false,
    false,
  ]);
  expect(inOrder(undefined)).toEqual({ ordinary: [], exclusive: [], hasOr: false });
});
