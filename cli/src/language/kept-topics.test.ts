import { expect, test } from 'vitest';
import { isAbout } from './kept-topics.ts';

test.each([
  ['fairlead:draft: {"number":"4242 4242 4242 4242"}', true],
  ['fairlead:draft: 4242424242424242', true],
  ['fairlead:draft: {"cvc":""}', true],
  ['fairlead:draft: {"method":"card","last4":"4242"}', false],
  ['fairlead:draft: {"phone":"4155550111","at":1795219200000}', false],
  ['fairlead:draft: 4242424242424241', false],
])('%s is about cards: %s', (kept, is) => {
  expect(isAbout(kept, 'cards')).toBe(is);
});

test('a text is found in any case, in the key and in the text', () => {
  expect(isAbout('fairlead:attribution: {"partner":"ramp"}', 'RAMP')).toBe(true);
  expect(isAbout('fairlead:attribution: {"partner":"ramp"}', 'attribution')).toBe(true);
  expect(isAbout('fairlead:attribution: {"partner":"ramp"}', 'vanta')).toBe(false);
});

test('bank accounts and passwords are known by the names of their fields', () => {
  expect(isAbout('draft: {"accountNumber":"1"}', 'bank accounts')).toBe(true);
  expect(isAbout('draft: {"password":"x"}', 'passwords')).toBe(true);
  expect(isAbout('draft: {"account":"Ada"}', 'bank accounts')).toBe(false);
});
