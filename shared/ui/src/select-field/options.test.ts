import { expect, test } from 'vitest';
import { selectedOption, shownOptions } from './options.ts';

const options = shownOptions([{ value: 'ceo', text: 'CEO' }], undefined);

test('a select begins with an option for no choice', () => {
  expect(options).toEqual([
    { value: '', text: 'Select one' },
    { value: 'ceo', text: 'CEO' },
  ]);
  expect(shownOptions([], 'Any state')).toEqual([{ value: '', text: 'Any state' }]);
});

test.each([
  ['ceo', 'CEO'],
  ['', 'Select one'],
  ['astronaut', 'Select one'],
])('for the value "%s" a select shows %s', (value, text) => {
  expect(selectedOption(options, value)?.text).toBe(text);
});
