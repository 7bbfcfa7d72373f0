import { expect, test } from 'vitest';
import { withoutSecrets } from './hide-secrets.ts';

test.each([
  ['$token', 'abc', '•••'],
  ['$cardName', 'Ada', '•••'],
  ['$code', '123456', '•••'],
  [
    '$entries',
    { password: 'hunter2', email: 'ada@example.com' },
    '{"password":"•••","email":"ada@example.com"}',
  ],
  ['$entries', [{ label: 'Password', value: 'hunter2' }], '[{"label":"Password","value":"•••"}]'],
])('%s of %j is shown as %s, by its name', (name, value, shown) => {
  expect(withoutSecrets(name, value)).toBe(shown);
});

test.each([
  [{ typed: '4242 4242 4242 4242' }, '{"typed":"•••• 4242"}'],
  [{ typed: 4242424242424242 }, '{"typed":"•••"}'],
  [['Bearer abc.def'], '["•••"]'],
  [new Map([['a', 'pm_123456']]), '{"a":"•••"}'],
])('of a store with any name, %j is shown as %s, by its form', (value, shown) => {
  expect(withoutSecrets('$kept', value)).toBe(shown);
});

test.each([
  [{ total: 123456, phone: '(415) 555-0111', at: 1795723200000 }],
  [{ hasToken: true, account: null, id: '00420001' }],
])('%j is shown as it is', (value) => {
  expect(withoutSecrets('$kept', value)).toBe(JSON.stringify(value));
});

test('a value that contains itself ends', () => {
  const value: { self?: unknown } = {};
  value.self = value;
  expect(withoutSecrets('$kept', value)).toBe('{"self":"…"}');
});
