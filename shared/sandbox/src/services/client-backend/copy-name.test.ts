import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyName } from './copy-name.ts';

test('a copy has the name of its original with a number', () => {
  expect(copyName('Complete', ['Complete'])).toBe('Complete (2)');
  expect(copyName('Complete', ['Complete', 'Complete (2)', 'Complete (4)'])).toBe('Complete (3)');
});

test('a copy of a copy gets the next number instead of two', () => {
  expect(copyName('Complete (2)', ['Complete', 'Complete (2)'])).toBe('Complete (3)');
  expect(copyName('Growth (plus)', [])).toBe('Growth (plus) (2)');
});

test('however often packages are copied, no two have the same name', () => {
  const names = fc.array(fc.constantFrom('Complete', 'Complete (2)', 'Growth (9)', ''), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(names, (originals) => {
      const taken: string[] = [];
      for (const original of originals) taken.push(copyName(original, taken));
      expect(new Set(taken).size).toBe(originals.length);
    }),
  );
});
