import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownPath } from './own-path.ts';

const origin = 'http://localhost:4300';

test.each([
  ['/auth/callback?x=1', '/auth/callback?x=1'],
  ['http://localhost:4300/verify-email', '/verify-email'],
  ['billing', '/billing'],
  ['/a//b', '/a//b'],
])('%s is the path %s of this site', (address, path) => {
  expect(ownPath(address, origin)).toBe(path);
});

test.each([
  '/.//elsewhere.example.com',
  '/././/elsewhere.example.com',
  '/x/..//elsewhere.example.com',
  '/%2e//elsewhere.example.com',
  'http://localhost:4300//elsewhere.example.com',
  'http://localhost:4300\\\\elsewhere.example.com',
  '//elsewhere.example.com',
  '\\\\elsewhere.example.com',
  'http://localhost:4301/',
  'https://localhost:4300/',
  'javascript:alert(1)',
  '',
])('%s is no way back', (address) => {
  expect(ownPath(address, origin)).toBeNull();
});

test('for any return address, a browser that follows the response stays on the site', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '%2e',
    '%2f',
    '@',
    ':',
    'e.example.com',
    origin,
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
      const path = ownPath(parts.join(''), origin);
      if (path !== null) expect(new URL(path, origin).origin).toBe(origin);
    }),
  );
});
