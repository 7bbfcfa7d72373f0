import { expect, test } from 'vitest';
import { isChoosable, itemRole, menuAfter, menuFace } from './menu-state.ts';

test.each([
  [{ text: 'Live', label: 'Package status' }, 'Live Package status'],
  [{ text: 'Live' }, 'Live'],
  [{ text: 'Live', label: 'More about Growth', variant: 'icon' as const }, 'More about Growth'],
])('a menu with %o has the name "%s"', (properties, name) => {
  expect(menuFace(properties).name).toBe(name);
});

test('a menu with a reason stays reachable and says why, a disabled one is off', () => {
  const reason = 'No package is live.';
  expect(menuFace({ disabled: true, reason })).toMatchObject({
    isOff: false,
    isHeld: true,
    description: reason,
  });
  expect(menuFace({ disabled: true })).toMatchObject({ isOff: true, isHeld: false });
});

test.each([
  [false, 'press', {}, true],
  [true, 'press', {}, false],
  [false, 'ArrowDown', {}, true],
  [true, 'ArrowDown', {}, true],
  [true, 'Escape', {}, false],
  [true, 'Tab', {}, false],
  [true, 'leave', {}, false],
  [true, 'choose', {}, false],
  [false, 'press', { reason: 'Not yet.' }, false],
  [false, 'ArrowDown', { reason: 'Not yet.' }, false],
  [false, 'press', { disabled: true }, false],
] as const)(
  'a menu that is open: %s is, after %s with %o, open: %s',
  (isOpen, event, properties, after) => {
    expect(menuAfter(isOpen, event, properties)).toBe(after);
  },
);

test('an item that is disabled or has a reason cannot be chosen', () => {
  expect(isChoosable({ value: 'a' })).toBe(true);
  expect(isChoosable({ value: 'a', disabled: true })).toBe(false);
  expect(isChoosable({ value: 'a', reason: 'Not yet.' })).toBe(false);
});

test('items are choices where the menu has a current one, but for links', () => {
  expect(itemRole({ value: 'a' }, undefined)).toBe('menuitem');
  expect(itemRole({ value: 'a' }, '')).toBe('menuitemradio');
  expect(itemRole({ value: 'a', href: '/' }, 'a')).toBe('menuitem');
});
