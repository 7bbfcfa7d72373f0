import { expect, test } from 'vitest';
import { checkDisplay } from './check-display.ts';

test('on Linux without a display, one sentence says so and what to do', () => {
  expect(() => checkDisplay({}, 'linux')).toThrow(
    'There is no display for the browser’s window (DISPLAY is not set). Run this where you can see one',
  );
});

test('a display of X or Wayland, or another system, is enough', () => {
  expect(() => checkDisplay({ DISPLAY: ':0' }, 'linux')).not.toThrow();
  expect(() => checkDisplay({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).not.toThrow();
  expect(() => checkDisplay({}, 'darwin')).not.toThrow();
});
