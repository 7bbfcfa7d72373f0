import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  officerEmailError,
  officerErrors,
  officerNameError,
  officerTitleError,
  officerTitles,
  trimmedOfficer,
} from './index.ts';

const letters = 'Name should only contain alphabetic characters and spaces.';
const length = 'Name should be between 3 and 50 characters.';
const full = 'Please enter your full name.';

test.each([
  ['CHECKOUT-041', '', full],
  ['CHECKOUT-041', '   ', full],
  ['CHECKOUT-042', 'Marguerite', full],
  ['CHECKOUT-042', 'Marguerite Oyelaran', null],
  ['CHECKOUT-042', ' Marguerite ', full],
  ['CHECKOUT-043', 'Ada Lovelace 2nd', letters],
  ['CHECKOUT-043', 'Ada O’Neill', letters],
  ['CHECKOUT-043', 'Zoë Müller', null],
  ['CHECKOUT-043', '42', letters],
  ['CHECKOUT-044', 'Al', length],
  ['CHECKOUT-044', 'A B', null],
  ['CHECKOUT-044', `Ada ${'L'.repeat(46)}`, null],
  ['CHECKOUT-044', `Ada ${'L'.repeat(47)}`, length],
])('%s the name “%s” is answered with %s', (_, name, error) => {
  expect(officerNameError(name)).toBe(error);
});

test.each([
  ['CHECKOUT-045', '', 'Please enter your email address.'],
  ['CHECKOUT-045', '  ', 'Please enter your email address.'],
  ['CHECKOUT-046', 'maya@tidewell', 'Please enter a valid email address.'],
  ['CHECKOUT-046', 'maya.com', 'Please enter a valid email address.'],
  ['CHECKOUT-046', ' maya@tidewell.com ', null],
  ['CHECKOUT-047', 'maya@tidewell.example', 'Please enter a valid email address.'],
  ['CHECKOUT-047', 'maya@tidewell.cmo', 'Please enter a valid email address.'],
  ['CHECKOUT-047', 'maya@tidewell.INSURE', null],
  ['CHECKOUT-047', 'maya@tidewell.xn--p1ai', null],
  ['CHECKOUT-047', 'maya@xn--e1afmkfd.XN--FIQS8S', null],
  ['CHECKOUT-047', 'maya@tidewell.xn--nowhere', 'Please enter a valid email address.'],
])('%s the address “%s” is answered with %s', (_, email, error) => {
  expect(officerEmailError(email)).toBe(error);
});

test('CHECKOUT-048 a title that is not on the list is refused', () => {
  const error = 'Please select your title.';
  expect(['', 'ceo', 'Other', 'CEO'].map(officerTitleError)).toEqual([error, error, error, null]);
});

test('CHECKOUT-032 an officer has one of seven titles', () => {
  expect(officerTitles).toEqual([
    'CEO',
    'CFO',
    'COO',
    'CTO',
    'Co-Founder',
    'General Counsel',
    'General Partner',
  ]);
});

test('each field of an officer is checked by itself', () => {
  expect(officerErrors({ name: 'Maya', email: 'maya@tidewell', title: '' })).toEqual({
    name: full,
    email: 'Please enter a valid email address.',
    title: 'Please select your title.',
  });
  expect(officerErrors({ name: 'Maya Okafor', email: 'm@tidewell.com', title: 'CFO' })).toEqual({
    name: null,
    email: null,
    title: null,
  });
});

test('an officer is sent without spaces around', () => {
  expect(trimmedOfficer({ name: ' Maya Okafor ', email: ' m@tidewell.com', title: 'CFO' })).toEqual(
    {
      name: 'Maya Okafor',
      email: 'm@tidewell.com',
      title: 'CFO',
    },
  );
});

test('spaces around a name never change its error', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (name) => {
      expect(officerNameError(` ${name}\t`)).toBe(officerNameError(name));
    }),
  );
});
