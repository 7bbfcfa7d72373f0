import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { heard, settled, show } from '../../test/show.ts';

const options = [
  { value: 'ceo', text: 'CEO' },
  { value: 'cto', text: 'CTO' },
];

test('nothing is chosen until something is', async () => {
  const field = await show(
    'ui-select-field',
    html`<ui-select-field label="Job title" .options=${options}></ui-select-field>`,
  );
  const select = field.control as HTMLSelectElement;
  expect(select.selectedOptions[0]?.text).toBe('Select one');
  const changes = heard<string>(field, 'ui-change');
  select.value = 'cto';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  expect(changes).toEqual(['cto']);
});

test('a choice that only fires `change` is used, and reported once', async () => {
  const field = await show(
    'ui-select-field',
    html`<ui-select-field label="Job title" .options=${options}></ui-select-field>`,
  );
  const changes = heard<string>(field, 'ui-change');
  const select = field.control as HTMLSelectElement;
  select.value = 'cto';
  select.dispatchEvent(new Event('change', { bubbles: true }));
  select.dispatchEvent(new Event('input', { bubbles: true }));
  expect(changes).toEqual(['cto']);
});

test('a value set before its options is shown once they come', async () => {
  const field = await show(
    'ui-select-field',
    html`<ui-select-field label="Job title" value="ceo"></ui-select-field>`,
  );
  field.options = options;
  await settled(field);
  expect((field.control as HTMLSelectElement).selectedOptions[0]?.text).toBe('CEO');
});

test('a value that is no option is not shown as the first one', async () => {
  const field = await show(
    'ui-select-field',
    html`<ui-select-field label="Job title" value="pope" .options=${options}></ui-select-field>`,
  );
  expect((field.control as HTMLSelectElement).value).toBe('');
});
