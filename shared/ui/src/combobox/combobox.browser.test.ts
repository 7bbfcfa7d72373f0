import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, settled, show } from '../../test/show.ts';

const options = [
  { id: 'a', text: '548 Market Street', note: 'San Francisco, CA' },
  { id: 'b', text: '548 Market Avenue', note: 'Akron, OH' },
];

async function aTypedField() {
  const field = await show(
    'ui-combobox',
    html`<ui-combobox label="Primary address" list-label="Matching addresses" empty-text="No match"></ui-combobox>`,
  );
  field.focus();
  await userEvent.keyboard('548');
  return field;
}

const isListShown = (field: Element) => field.querySelector('.suggest-list')?.checkVisibility();

test('typing asks for suggestions; their arrival opens the list', async () => {
  const field = await show(
    'ui-combobox',
    html`<ui-combobox label="Primary address"></ui-combobox>`,
  );
  const asked = heard<string>(field, 'ui-suggest');
  field.focus();
  await userEvent.keyboard('54');
  expect(asked).toEqual(['5', '54']);
  expect(isListShown(field)).toBe(false);
  field.options = options;
  await settled(field);
  expect(isListShown(field)).toBe(true);
  expect(field.control?.getAttribute('aria-expanded')).toBe('true');
});

test('arrows walk the list, Enter picks, and the list closes', async () => {
  const field = await aTypedField();
  field.options = options;
  await settled(field);
  const picked = heard<{ id: string }>(field, 'ui-pick');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await settled(field);
  const active = field.control?.getAttribute('aria-activedescendant') ?? '';
  expect(document.getElementById(active)?.textContent).toContain('548 Market Avenue');
  await userEvent.keyboard('{Enter}');
  await settled(field);
  expect(picked).toEqual([options[1]]);
  expect(field.control?.value).toBe('548 Market Avenue');
  expect(isListShown(field)).toBe(false);
});

test('Up starts from the end, and goes round', async () => {
  const field = await aTypedField();
  field.options = options;
  await settled(field);
  await userEvent.keyboard('{ArrowUp}');
  await settled(field);
  expect(field.querySelector('[aria-selected="true"]')?.textContent).toContain('Avenue');
});

test('Escape closes the list and nothing round it', async () => {
  const field = await aTypedField();
  field.options = options;
  await settled(field);
  const escaped = heard(document.body, 'keydown');
  await userEvent.keyboard('{Escape}');
  await settled(field);
  expect(isListShown(field)).toBe(false);
  expect(field.value).toBe('548');
  expect(escaped).toHaveLength(0);
});

test('a click picks without taking the focus from the text first', async () => {
  const field = await aTypedField();
  field.options = options;
  await settled(field);
  const blurs = heard(field, 'ui-blur');
  await userEvent.click(field.querySelectorAll('[role="option"]')[0] as Element);
  expect(field.value).toBe('548 Market Street');
  expect(blurs).toHaveLength(0);
});

test('an empty result is announced, on the page and to assistive technology', async () => {
  const field = await aTypedField();
  field.options = [];
  await settled(field);
  expect(field.querySelector('.suggest-empty')?.textContent).toBe('No match');
  expect(field.querySelector('[role="status"]')?.textContent).toBe('No match');
});

test('a field that is given the focus as it appears has it once it is drawn', async () => {
  const place = await show('main', html`<main></main>`);
  const field = document.createElement('ui-combobox');
  place.append(field);
  field.focus();
  await settled(field);
  expect(document.activeElement).toBe(field.control);
});
