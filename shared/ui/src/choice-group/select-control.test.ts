import { expect, test } from 'vitest';
import { selectControl } from './select-control.ts';

test.each([
  [1, 'radio'],
  [4, 'radio'],
  [5, 'dropdown'],
  [40, 'dropdown'],
] as const)('FLOW-058 %s options are shown as %s', (count, shown) => {
  expect(selectControl({ unique_name: 'industry', options: Array(count).fill('x') })).toBe(shown);
});

test.each(['primary-address-type', 'additional-address-type'])(
  'FLOW-059 %s is a dropdown with 3 options',
  (unique_name) => {
    expect(selectControl({ unique_name, options: ['a', 'b', 'c'] })).toBe('dropdown');
  },
);
