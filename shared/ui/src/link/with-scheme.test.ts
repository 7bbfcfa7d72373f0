import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withScheme } from './with-scheme.ts';

test.each([
  ['tidewell.example', 'https://tidewell.example'],
  ['http://tidewell.example', 'http://tidewell.example'],
  ['HTTPS://tidewell.example', 'HTTPS://tidewell.example'],
  ['ftp.example', 'https://ftp.example'],
  ['', ''],
])('INTAKE-053 %s becomes %s', (entered, link) => {
  expect(withScheme(entered)).toBe(link);
});

test('a link that has its scheme stays as it is', () => {
  fc.assert(
    fc.property(fc.domain(), (domain) => {
      expect(withScheme(withScheme(domain))).toBe(withScheme(domain));
    }),
  );
});
