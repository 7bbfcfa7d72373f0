import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedOutline, outlineChange } from './outline-change.ts';

test('an outline is stored as the lines between those that stayed', () => {
  expect(outlineChange(['- main:', 'a', 'b', '- footer'], ['- main:', 'c', '- footer'])).toEqual({
    first: 1,
    last: 1,
    between: ['c'],
  });
});

test('a changed outline is the outline after the step, whatever the lines are', () => {
  const outlines = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 8 });
  fc.assert(
    fc.property(outlines, outlines, (before, after) => {
      expect(changedOutline(before, outlineChange(before, after))).toEqual(after);
    }),
  );
});
