import { expect, test } from 'vitest';
import { selectedTab, tabAfterKey } from './select-tab.ts';

const tabs = [
  { id: 'details', text: 'Details' },
  { id: 'covers', text: 'What it covers' },
  { id: 'hotline', text: 'EPL Hotline' },
];

test.each([
  ['covers', 'covers'],
  [undefined, 'details'],
  ['gone', 'details'],
])('with the value %s the tab %s is selected', (value, id) => {
  expect(selectedTab(tabs, value)?.id).toBe(id);
});

test.each([
  ['details', 'ArrowRight', 'covers'],
  ['hotline', 'ArrowRight', 'details'],
  ['details', 'ArrowLeft', 'hotline'],
  [undefined, 'ArrowRight', 'covers'],
  ['details', 'End', 'hotline'],
  ['hotline', 'Home', 'details'],
  ['details', 'Enter', undefined],
])('from %s the key %s selects %s', (value, key, id) => {
  expect(tabAfterKey(tabs, value, key)?.id).toBe(id);
});

test('without tabs nothing is selected', () => {
  expect([selectedTab([], 'a'), tabAfterKey([], 'a', 'End')]).toEqual([undefined, undefined]);
});
