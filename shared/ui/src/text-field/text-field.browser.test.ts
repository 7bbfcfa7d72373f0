import '../index.ts';
import '../questions/index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { heard, settled, show } from '../../test/show.ts';

test('a label names the control', async () => {
  const field = await show(
    'ui-text-field',
    html`<ui-text-field label="Legal business name"></ui-text-field>`,
  );
  expect(field.control?.labels?.[0]?.textContent).toBe('Legal business name');
});

test('an optional field is marked in its label', async () => {
  const field = await show(
    'ui-text-field',
    html`<ui-text-field label="Website" optional></ui-text-field>`,
  );
  expect(field.control?.labels?.[0]?.textContent).toBe('Website (optional)');
});

test('hint, warning, prefilled mark and error describe the control', async () => {
  const field = await show(
    'ui-text-field',
    html`<ui-text-field label="Email" hint="We write to it." warning="Looks odd." prefilled="From last year" error="Required"></ui-text-field>`,
  );
  const ids = field.control?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const texts = ids.map((id) => document.getElementById(id)?.textContent);
  expect(texts).toEqual(['From last year', 'We write to it.', 'Looks odd.', 'Required']);
  expect(field.control?.getAttribute('aria-invalid')).toBe('true');
});

test('an error that is fixed leaves no trace', async () => {
  const field = await show(
    'ui-text-field',
    html`<ui-text-field label="Email" error="Required"></ui-text-field>`,
  );
  field.error = undefined;
  await settled(field);
  expect(field.control?.hasAttribute('aria-invalid')).toBe(false);
  expect(field.control?.hasAttribute('aria-describedby')).toBe(false);
  expect(field.textContent).toBe('Email');
});

test('typing reports each value, and leaving reports once', async () => {
  const field = await show('ui-text-field', html`<ui-text-field label="Name"></ui-text-field>`);
  const changes = heard<string>(field, 'ui-change');
  const blurs = heard(field, 'ui-blur');
  field.focus();
  await userEvent.keyboard('Ab');
  field.control?.blur();
  expect(changes).toEqual(['A', 'Ab']);
  expect(blurs).toHaveLength(1);
});

test('setting the current value keeps the caret’s position', async () => {
  const field = await show(
    'ui-text-field',
    html`<ui-text-field label="Name" value="Tidewell"></ui-text-field>`,
  );
  const control = field.control as HTMLInputElement;
  control.focus();
  control.setSelectionRange(2, 2);
  await userEvent.keyboard('x');
  field.value = 'Tixdewell';
  await settled(field);
  expect([control.value, control.selectionStart]).toEqual(['Tixdewell', 3]);
});

test('a keystroke changes no node and renders nothing, in this field or another', async () => {
  const field = await show(
    'ui-text-field',
    html`<ui-text-field label="One"></ui-text-field><ui-money-field label="Two"></ui-money-field>`,
  );
  const seen: MutationRecord[] = [];
  const observer = new MutationObserver((records) => seen.push(...records));
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  field.focus();
  await userEvent.keyboard('a');
  field.value = 'a';
  expect(field.isUpdatePending).toBe(false);
  seen.push(...observer.takeRecords());
  observer.disconnect();
  expect(seen).toEqual([]);
});

test.each(['-5', '12.5', '1a2', '1,200'])(
  'a whole number that is typed as %s stays as it was typed',
  async (typed) => {
    const field = await show(
      'ui-text-field',
      html`<ui-text-field label="People" type="integer"></ui-text-field>`,
    );
    field.focus();
    await userEvent.keyboard(typed);
    expect([field.value, field.control?.value]).toEqual([typed, typed]);
  },
);

test('a field that becomes disabled is neither optional nor required, and is again once enabled', async () => {
  const field = await show(
    'ui-text-field',
    html`<ui-text-field label="Website" optional></ui-text-field><ui-text-field label="Name" required disabled></ui-text-field>`,
  );
  const label = () => field.control?.labels?.[0]?.textContent;
  expect(label()).toBe('Website (optional)');
  field.disabled = true;
  await settled(field);
  expect(label()).toBe('Website');
  field.disabled = false;
  await settled(field);
  expect(label()).toBe('Website (optional)');
  const name = field.parentElement?.querySelector('[label=Name] input');
  expect(name?.hasAttribute('aria-required')).toBe(false);
});

test('several lines are a text area, and a disabled field is disabled', async () => {
  const field = await show(
    'ui-text-field',
    html`<ui-text-field label="More" type="multiline" disabled></ui-text-field>`,
  );
  expect(field.control).toBeInstanceOf(HTMLTextAreaElement);
  expect(field.control?.disabled).toBe(true);
});

test('a field without a label on screen still has its name', async () => {
  const field = await show(
    'ui-text-field',
    html`<ui-text-field label="Search" label-hidden control-id="find"></ui-text-field>`,
  );
  expect(field.control?.id).toBe('find');
  expect(field.control?.labels?.[0]?.className).toBe('visually-hidden');
});
