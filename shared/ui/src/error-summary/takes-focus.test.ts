import { expect, test } from 'vitest';
import { takesFocus } from './takes-focus.ts';

test.each([
  ['a new attempt that left errors', { attempt: 0, hasErrors: false }, 1, true, true],
  ['another attempt with the same errors', { attempt: 1, hasErrors: true }, 2, true, true],
  ['an attempt without errors', { attempt: 0, hasErrors: false }, 1, false, false],
  [
    'an error typed after an attempt without errors',
    { attempt: 1, hasErrors: false },
    1,
    true,
    false,
  ],
  ['an error typed after all were fixed', { attempt: 2, hasErrors: false }, 2, true, false],
  ['an error that was fixed', { attempt: 1, hasErrors: true }, 1, true, false],
  ['errors that stand when the form is shown again', null, 3, true, false],
])('%s: the focus moves only for a new attempt', (_, before, attempt, hasErrors, takes) => {
  expect(takesFocus(before, { attempt, hasErrors })).toBe(takes);
});
