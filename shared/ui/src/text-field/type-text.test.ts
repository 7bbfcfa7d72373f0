import { expect, test } from 'vitest';
import { typeText } from './type-text.ts';

test.each([
  ['text', 'Pebble\nwick ', 'Pebblewick '],
  ['email', ' ada@example.com ', 'ada@example.com'],
  ['url', ' example.com', 'example.com'],
  ['integer', '-12.5', '-12.5'],
  ['multiline', 'One\nTwo', 'One\nTwo'],
] as const)('a field of type %s reads %j as %j', (type, typed, value) => {
  expect(typeText(typed, type).value).toBe(value);
});

test('blanks around an email address stay on the screen while one types', () => {
  expect(typeText('ada@example.com ', 'email').text).toBe('ada@example.com ');
});
