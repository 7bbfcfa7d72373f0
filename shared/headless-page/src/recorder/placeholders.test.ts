import { expect, test } from 'vitest';
import { literal } from './generic-step.ts';
import { personalIn, withPlaceholders } from './placeholders.ts';

const field = (autocomplete = '', type = 'text') => ({ autocomplete, type });

test.each([
  ['Grace', 'given-name', '<my first name>'],
  ['Hopper', 'section-a family-name', '<my last name>'],
  ['Grace Hopper', 'name', '<my name>'],
  ['grace@hopper-labs.com', 'email', '<my email>'],
  ['grace@hopper-labs.com', '', '<my email>'],
  ['(212) 867-5309', 'tel-national', '<my phone number>'],
])('%s in a field for %j is said as %s', (text, purpose, placeholder) => {
  expect(personalIn(text, field(purpose))).toEqual([{ text, placeholder }]);
});

test.each([
  ['grace@', 'email'],
  ['ada@pebblewicklabs.example.com', 'email'],
  ['(415) 555-0111', 'tel'],
  ['867', 'tel'],
  ['', 'given-name'],
  ['Pebblewick Labs, Inc.', 'organization'],
  ['Grace', ''],
])('%j in a field for %j stays', (text, purpose) => {
  expect(personalIn(text, field(purpose))).toEqual([]);
});

test('addresses in a longer text are found', () => {
  expect(personalIn('Ask grace@hopper-labs.com, or ada@example.com.', field())).toEqual([
    { text: 'grace@hopper-labs.com', placeholder: '<my email>' },
  ]);
});

test('what was typed is replaced wherever it is said, but not inside of another word', () => {
  const typed = [
    { text: 'Al', placeholder: '<my first name>' },
    { text: 'al@hopper-labs.com', placeholder: '<my email>' },
    { text: 'Al Hopper (Jr.)', placeholder: '<my name>' },
  ];
  expect(
    withPlaceholders(
      { press: 'Alter Al', of: ['al@hopper-labs.com', 'Al Hopper (Jr.) pays'] },
      typed,
    ),
  ).toEqual({ press: 'Alter <my first name>', of: ['<my email>', '<my name> pays'] });
});

test('a placeholder of the persona is meant, and another sign is a text', () => {
  expect(literal('<my email>, <b>')).toBe('<my email>, \\<b>');
});
