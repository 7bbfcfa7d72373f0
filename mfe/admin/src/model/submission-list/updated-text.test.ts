import { expect, test } from 'vitest';
import { updatedText } from './updated-text.ts';

const now = new Date(2026, 10, 20, 12, 0, 0);
const at = (hours: number, minutes = 0, day = 20) =>
  updatedText(new Date(2026, 10, day, hours, minutes, 0).toISOString(), now.getTime());

test('a change of today is shown in minutes, then in hours', () => {
  expect([at(12), at(11, 59), at(11, 1), at(11), at(0)]).toEqual([
    'Just now',
    '1 min ago',
    '59 min ago',
    '1 h ago',
    '12 h ago',
  ]);
});

test('a change before today is shown with its day', () => {
  expect([at(23, 59, 19), at(0, 0, 19), at(23, 59, 18)]).toEqual([
    'Yesterday',
    'Yesterday',
    '11/18/2026',
  ]);
});

test('a server whose clock is ahead changed it just now', () => {
  expect(at(12, 5)).toBe('Just now');
});
