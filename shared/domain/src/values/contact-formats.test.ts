import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emailOrNull, isEmail } from './email.ts';
import { formatPhone, isPhone } from './phone.ts';
import { isWebsite, withHttps } from './website.ts';

test.each([
  ['4', '(4'],
  ['41', '(41'],
  ['4155', '(415) 5'],
  ['415555', '(415) 555'],
  ['4155550111', '(415) 555-0111'],
  ['14155550111', '(415) 555-0111'],
  ['+1 415 555 0111', '(415) 555-0111'],
  ['abc', ''],
  ['', ''],
])('INTAKE-049 %s is shown as %s', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
});

test.each(['41555501349', '(415) 555-01349', '+44 20 7946 0958', '+'])(
  '%s cannot be a number of the United States and stays as it was typed',
  (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  },
);

test('formatting a phone twice is formatting it once', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(formatPhone(formatPhone(text))).toBe(formatPhone(text));
    }),
  );
});

test('a number of another country or with too many digits is not taken for one of the United States', () => {
  expect(
    ['+44 20 7946 0958', '+44 20 7946 09', '442079460958'].map(formatPhone).map(isPhone),
  ).toEqual([false, false, false]);
});

test('any ten digits make a phone number', () => {
  const digits = fc.stringMatching(/^\d{10}$/);
  fc.assert(fc.property(digits, (text) => isPhone(formatPhone(text))));
});

test.each(['ada@example.com', 'a.b+c@x-y.example.co', 'o’hara@example.com'])(
  '%s is an e-mail address',
  (email) => {
    expect(isEmail(email)).toBe(true);
  },
);

test.each([
  '',
  'ada',
  'ada@',
  '@x.co',
  'ada@tidewell',
  'ada@x..co',
  'a b@x.co',
  'ada@-x.co',
  'ada@x.co.',
  `${'a'.repeat(250)}@x.co`,
])('%s is no e-mail address', (email) => {
  expect(isEmail(email)).toBe(false);
});

test.each(['tidewell.example', 'https://tidewell.example/about', 'http://a.co', 'www.x-y.co.uk'])(
  '%s is a website',
  (text) => {
    expect(isWebsite(text)).toBe(true);
  },
);

test.each([
  '',
  'tidewell',
  'not a site',
  'https://',
  'ada@tidewell.example',
  '.co',
  'x.',
  '1.2.3.4',
])('%s is no website', (text) => {
  expect(isWebsite(text)).toBe(false);
});

test('INTAKE-053 a link without http or https gets https:// in front, once', () => {
  expect(withHttps('a.co')).toBe('https://a.co');
  expect(withHttps('ftp.example')).toBe('https://ftp.example');
  expect(withHttps('http://a.co')).toBe('http://a.co');
  expect(withHttps('HTTPS://a.co')).toBe('HTTPS://a.co');
  expect(withHttps('')).toBe('');
  fc.assert(fc.property(fc.string(), (link) => withHttps(withHttps(link)) === withHttps(link)));
});

test.each([
  ['ada@example.com', 'ada@example.com'],
  [' ada@example.com ', 'ada@example.com'],
  ['any words', null],
  ['write to ada@example.com', null],
  ['', null],
  [undefined, null],
  [7, null],
])('of %j, %j is the address', (value, email) => {
  expect(emailOrNull(value)).toBe(email);
});
