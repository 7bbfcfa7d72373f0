import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

const names = ['submit intake', 'save and continue', 'see screen', 'question-set', 'go back'];

test.each([
  ['submit intak', 'submit intake'],
  ['Save and Continue', 'save and continue'],
  ['see scren', 'see screen'],
  ['questoin-set', 'question-set'],
  ['question set', 'question-set'],
])('%s is near %s', (written, expected) => {
  expect(nearest(written, names)).toBe(expected);
});

test('a word unlike all names has no nearest name', () => {
  expect(nearest('pay the piper', names)).toBeUndefined();
});

test('a known name is nearest to itself', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.stringMatching(/^[a-z]{3,12}$/), { minLength: 1 }), (known) => {
      for (const name of known) expect(nearest(name, known)).toBe(name);
    }),
  );
});

test('one missing letter of a longer name is tolerated', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{6,20}$/), fc.nat(5), (name, at) => {
      expect(nearest(name.slice(0, at) + name.slice(at + 1), [name])).toBe(name);
    }),
  );
});

test('two wrong letters in a short word are too many', () => {
  expect(nearest('nope', ['name', 'note'])).toBe('note');
  expect(nearest('nope', ['name'])).toBeUndefined();
});
