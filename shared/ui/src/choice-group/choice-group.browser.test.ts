import '../index.ts';
import '../questions/index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { descriptionOf, heard, settled, show } from '../../test/show.ts';

const options = [
  { value: 'none', text: 'None of the above', exclusive: true },
  { value: 'health', text: 'Health records' },
  { value: 'bio', text: 'Biometric data' },
];

const checked = (group: Element) =>
  [...group.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);

test('a single choice is a group of radios under its legend, moved by arrow keys', async () => {
  const group = await show(
    'ui-choice-group',
    html`<ui-choice-group label="Stored?" value="health" required error="Required" .options=${options}></ui-choice-group>`,
  );
  const fieldset = group.querySelector('fieldset');
  expect(fieldset?.getAttribute('role')).toBe('radiogroup');
  expect(fieldset?.querySelector('legend')?.textContent).toBe('Stored?');
  expect(fieldset?.getAttribute('aria-invalid')).toBe('true');
  const changes = heard<string>(group, 'ui-change');
  group.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(changes).toEqual(['bio']);
  expect(checked(group)).toEqual(['bio']);
});

test('the exclusive option is last, after a rule', async () => {
  const group = await show(
    'ui-choice-group',
    html`<ui-choice-group label="Kinds" multiple .options=${options}></ui-choice-group>`,
  );
  expect(group.querySelector('.choices')?.textContent?.replace(/\s+/g, ' ')).toBe(
    'Health recordsBiometric dataorNone of the above',
  );
});

test('choosing the exclusive option clears the others on the page and in the value', async () => {
  const group = await show(
    'ui-choice-group',
    html`<ui-choice-group label="Kinds" multiple .value=${['health', 'bio']} .options=${options}></ui-choice-group>`,
  );
  const changes = heard<string[]>(group, 'ui-change');
  group.querySelector<HTMLInputElement>('input[value="none"]')?.click();
  expect(changes).toEqual([['none']]);
  expect(checked(group)).toEqual(['none']);
  group.querySelector<HTMLInputElement>('input[value="bio"]')?.click();
  expect(checked(group)).toEqual(['bio']);
});

test('moving the focus within the group fires no ui-blur', async () => {
  const group = await show(
    'ui-choice-group',
    html`<ui-choice-group label="Kinds" multiple .options=${options}></ui-choice-group><button>Next</button>`,
  );
  const blurs = heard(group, 'ui-blur');
  group.focus();
  await userEvent.keyboard('{Tab}');
  expect(blurs).toHaveLength(0);
  document.querySelector<HTMLElement>('main > button')?.focus();
  expect(blurs).toHaveLength(1);
});

test('a disabled group can be read and not changed', async () => {
  const group = await show(
    'ui-choice-group',
    html`<ui-choice-group label="Kinds" .options=${options}></ui-choice-group>`,
  );
  group.disabled = true;
  await settled(group);
  expect(group.querySelectorAll('input:disabled')).toHaveLength(3);
});

test.each([
  ['radios', false, 'true'],
  ['checkboxes', true, null],
])('a required group of %s says so to assistive technology', async (_, multiple, state) => {
  const group = await show(
    'ui-choice-group',
    html`<ui-choice-group label="Stored?" hint="Ask your engineer." required ?multiple=${multiple} .options=${options}></ui-choice-group>`,
  );
  const fieldset = group.querySelector('fieldset');
  expect(fieldset?.getAttribute('aria-required')).toBe(state);
  expect(descriptionOf(fieldset)).toBe('Required Ask your engineer.');
});

test('a group with an error says only the error, and an optional or disabled one says nothing', async () => {
  const group = await show(
    'ui-choice-group',
    html`<ui-choice-group label="Stored?" required error="Required" .options=${options}></ui-choice-group>`,
  );
  const fieldset = group.querySelector('fieldset');
  expect(descriptionOf(fieldset)).toBe('Required');
  group.error = undefined;
  group.disabled = true;
  await settled(group);
  expect(descriptionOf(fieldset)).toBe('');
  expect(fieldset?.hasAttribute('aria-required')).toBe(false);
});
