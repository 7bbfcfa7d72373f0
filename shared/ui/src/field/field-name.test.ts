import { expect, test } from 'vitest';
import { fieldName, isMarkedRequired } from './field-name.ts';

test.each([
  [{ label: 'Website' }, 'Website'],
  [{ label: 'Website', optional: true }, 'Website (optional)'],
  [{ label: 'Website', optional: true, disabled: true }, 'Website'],
  [{}, ''],
])('the name of a field with %o is "%s"', (properties, name) => {
  expect(fieldName(properties)).toBe(name);
});

test.each([
  [{ required: true }, true],
  [{ required: true, disabled: true }, false],
  [{}, false],
])('a field with %o is required: %s', (properties, required) => {
  expect(isMarkedRequired(properties)).toBe(required);
});
