import '../index.ts';
import '../questions/index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, settled, show } from '../../test/show.ts';

test('INTAKE-050 INTAKE-051 INTAKE-052 typing shows separators, stops at two decimals and reports a plain number', async () => {
  const field = await show(
    'ui-money-field',
    html`<ui-money-field label="Revenue"></ui-money-field>`,
  );
  const changes = heard<string>(field, 'ui-change');
  field.focus();
  await userEvent.keyboard('1234567.899');
  expect(field.control?.value).toBe('1,234,567.89');
  expect(changes.at(-1)).toBe('1234567.89');
  expect(field.value).toBe('1234567.89');
});

test.each([
  ['-1200', '-1,200', '-1200'],
  ['12k5', '12k5', '12k5'],
  ['1.250.000,50', '1.250.000,50', '1.250.000,50'],
  ['1,250,000.50', '1,250,000.50', '1250000.50'],
])(
  'of %s the field shows %s: what is no US amount stays as it was typed',
  async (typed, shown, value) => {
    const field = await show(
      'ui-money-field',
      html`<ui-money-field label="Net income"></ui-money-field>`,
    );
    field.focus();
    await userEvent.keyboard(typed);
    expect([field.control?.value, field.value]).toEqual([shown, value]);
  },
);

test('a pasted text that is no US amount stays, whatever the field held before', async () => {
  const field = await show(
    'ui-money-field',
    html`<ui-money-field label="Revenue" value="1200"></ui-money-field>`,
  );
  const changes = heard<string>(field, 'ui-change');
  field.focus();
  (field.control as HTMLInputElement).select();
  document.execCommand('insertText', false, '1,25');
  expect([field.control?.value, field.value, changes]).toEqual(['1,25', '1,25', ['1,25']]);
});

test('letters are typed in order behind the field’s own separators', async () => {
  const field = await show(
    'ui-money-field',
    html`<ui-money-field label="Revenue" value="1200"></ui-money-field>`,
  );
  field.focus();
  await userEvent.keyboard('{End}kilo');
  expect([field.control?.value, field.value]).toEqual(['1200kilo', '1200kilo']);
});

test('a digit put into the middle keeps the caret behind it', async () => {
  const field = await show(
    'ui-money-field',
    html`<ui-money-field label="Revenue" value="12345"></ui-money-field>`,
  );
  const control = field.control as HTMLInputElement;
  control.focus();
  control.setSelectionRange(1, 1);
  await userEvent.keyboard('9');
  expect([control.value, control.selectionStart]).toEqual(['192,345', 2]);
});

test('a value from outside is shown with separators', async () => {
  const field = await show(
    'ui-money-field',
    html`<ui-money-field label="Revenue"></ui-money-field>`,
  );
  field.value = '840000';
  await settled(field);
  expect(field.control?.value).toBe('840,000');
});

test('a point without decimals is dropped when the field is left', async () => {
  const field = await show(
    'ui-money-field',
    html`<ui-money-field label="Revenue"></ui-money-field>`,
  );
  field.focus();
  await userEvent.keyboard('5.');
  expect(field.control?.value).toBe('5.');
  field.control?.blur();
  expect([field.value, field.control?.value]).toEqual(['5', '5']);
});
