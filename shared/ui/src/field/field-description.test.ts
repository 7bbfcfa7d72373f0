import { expect, test } from 'vitest';
import { descriptionParts } from './field-description.ts';

const everything = {
  hint: 'We write to it.',
  warning: 'Looks odd.',
  prefilled: 'From last year',
  error: 'Invalid format',
  required: true,
};
const said = (field: object, hidesRequired = true) =>
  descriptionParts(field, hidesRequired)
    .map(({ text }) => text)
    .join(' ');

test.each([
  [
    'everything but the word, next to an error',
    everything,
    'From last year We write to it. Looks odd. Invalid format',
  ],
  [
    'the word first',
    { ...everything, error: '' },
    'Required From last year We write to it. Looks odd.',
  ],
  ['nothing of a disabled field', { required: true, disabled: true }, ''],
  ['nothing of an optional field', { optional: true }, ''],
])('the description says %s', (_, field, text) => {
  expect(said(field)).toBe(text);
});

test('the word is left out where the control itself announces that it is required', () => {
  expect(said({ required: true }, false)).toBe('');
});
