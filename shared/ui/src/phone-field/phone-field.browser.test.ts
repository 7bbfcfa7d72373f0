import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/show.ts';

test('INTAKE-049 a number is formatted while one types, and can be taken back', async () => {
  const field = await show(
    'ui-phone-field',
    html`<ui-phone-field label="Phone number"></ui-phone-field>`,
  );
  field.focus();
  await userEvent.keyboard('4155550134');
  expect(field.control?.value).toBe('(415) 555-0134');
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(field.value).toBe('(415) 55');
});

test('an extra digit stays until it is deleted', async () => {
  const field = await show(
    'ui-phone-field',
    html`<ui-phone-field label="Phone number"></ui-phone-field>`,
  );
  field.focus();
  await userEvent.keyboard('41555501349');
  expect([field.control?.value, field.value]).toEqual(['(415) 555-01349', '(415) 555-01349']);
  await userEvent.keyboard('{Backspace}');
  expect(field.value).toBe('(415) 555-0134');
});
