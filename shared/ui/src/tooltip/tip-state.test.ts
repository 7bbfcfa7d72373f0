import { expect, test } from 'vitest';
import { tipAfter } from './tip-state.ts';

test.each([
  ['pointerenter', true],
  ['focus', true],
  ['pointerleave', false],
  ['blur', false],
  ['Escape', false],
] as const)('after %s the tooltip is shown: %s', (event, isShown) => {
  expect(tipAfter(event, 'No package is live.')).toBe(isShown);
});

test('a tooltip without a text is never shown', () => {
  expect([tipAfter('focus', undefined), tipAfter('pointerenter', '')]).toEqual([false, false]);
});
