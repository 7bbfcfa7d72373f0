import '../src/styles/index.css';
import '../src/index.ts';
import '../src/controls/index.ts';
import '../src/questions/index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, show } from './show.ts';

test.each([
  ['a text field', html`<ui-text-field label="Field"></ui-text-field>`, 'ui-text-field'],
  ['a money field', html`<ui-money-field label="Field"></ui-money-field>`, 'ui-money-field'],
  ['a phone field', html`<ui-phone-field label="Field"></ui-phone-field>`, 'ui-phone-field'],
  ['a date field', html`<ui-date-field label="Field"></ui-date-field>`, 'ui-date-field'],
  ['a dropdown', html`<ui-select-field label="Field"></ui-select-field>`, 'ui-select-field'],
  ['a combobox', html`<ui-combobox label="Field"></ui-combobox>`, 'ui-combobox'],
  ['a checkbox', html`<ui-checkbox label="Field"></ui-checkbox>`, 'ui-checkbox'],
] as const)(
  'a button under %s is pressed although the field then shows its error',
  async (_, field, tag) => {
    const form = await show('div', html`<div>${field}<ui-button label="Save"></ui-button></div>`);
    const element = form.querySelector(tag);
    element?.addEventListener('ui-blur', () => Object.assign(element, { error: 'Required' }));
    const button = form.querySelector('button') as HTMLElement;
    const presses = heard(button, 'click');
    element?.focus();
    await userEvent.click(button);
    expect(presses).toHaveLength(1);
    await expect.poll(() => form.textContent).toContain('Required');
  },
);

test('a press reads the amount that leaving its field completes', async () => {
  const form = await show(
    'div',
    html`<div><ui-money-field label="Amount"></ui-money-field><ui-button label="Save"></ui-button></div>`,
  );
  const amounts: unknown[] = [];
  const button = form.querySelector('button') as HTMLElement;
  button.addEventListener('click', () => amounts.push(form.querySelector('ui-money-field')?.value));
  form.querySelector('ui-money-field')?.focus();
  await userEvent.keyboard('12.');
  await userEvent.click(button);
  expect(amounts).toEqual(['12']);
});
