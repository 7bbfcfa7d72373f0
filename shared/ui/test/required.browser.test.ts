import '../src/index.ts';
import '../src/questions/index.ts';
import { expect, onTestFinished, test } from 'vitest';
import { descriptionOf, settled } from './show.ts';

/** A field of each kind, with two options where it takes some. */
async function aField(tag: FieldTag, properties: object) {
  const field = document.createElement(tag);
  const options = [
    { value: 'a', text: 'A', id: 'a' },
    { value: 'b', text: 'B', id: 'b' },
  ];
  Object.assign(field, { label: 'Name', options }, properties);
  document.body.append(field);
  onTestFinished(() => field.remove());
  await settled(field);
  const control = field.querySelector('fieldset, input, select, textarea');
  return { field, control, text: field.querySelector('label, legend')?.textContent };
}

type FieldTag = (typeof fieldTags)[number];
const fieldTags = [
  'ui-text-field',
  'ui-money-field',
  'ui-phone-field',
  'ui-date-field',
  'ui-select-field',
  'ui-combobox',
  'ui-choice-group',
  'ui-checkbox',
] as const;

test.each(fieldTags)('a required %s has the state', async (tag) => {
  const { control } = await aField(tag, { required: true });
  expect(control?.getAttribute('aria-required')).toBe('true');
});

test.each(['ui-choice-group', 'ui-select-field', 'ui-date-field'] as const)(
  'a required %s also says so in its description, once, and not on the page',
  async (tag) => {
    const { field, control } = await aField(tag, { required: true });
    expect(descriptionOf(control)).toBe('Required');
    const words = [...field.querySelectorAll('*')].find((part) => part.textContent === 'Required');
    expect(words?.checkVisibility()).toBe(false);
    field.error = 'Required';
    await settled(field);
    expect(descriptionOf(control)).toBe('Required');
  },
);

test.each(fieldTags)('a disabled %s is neither required nor optional', async (tag) => {
  const { control, text } = await aField(tag, { required: true, optional: true, disabled: true });
  expect(control?.hasAttribute('aria-required')).toBe(false);
  expect(descriptionOf(control)).toBe('');
  expect(text).not.toContain('optional');
});
