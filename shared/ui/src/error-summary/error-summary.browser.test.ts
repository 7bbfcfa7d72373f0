import '../index.ts';
import '../questions/index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { settled, show } from '../../test/show.ts';

const options = [{ value: 'yes', text: 'Yes' }];
const errors = [
  { id: 'email', text: 'Email' },
  { id: 'data', text: 'Do you store data?' },
];

const aForm = () =>
  show(
    'ui-error-summary',
    html`<ui-error-summary heading="Please complete the missing required fields"></ui-error-summary><ui-text-field control-id="email" label="Email"></ui-text-field><ui-choice-group control-id="data" label="Do you store data?" .options=${options}></ui-choice-group>`,
  );

test('it is silent until there are errors, then takes the focus', async () => {
  const summary = await aForm();
  expect(summary.textContent).toBe('');
  summary.errors = errors;
  await settled(summary);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});

test('each link leads to its control, without changing the address', async () => {
  const summary = await aForm();
  summary.errors = errors;
  await settled(summary);
  const address = location.href;
  const focused = [...summary.querySelectorAll('a')].map((link) => {
    link.click();
    return document.activeElement?.closest('ui-text-field, ui-choice-group')?.localName;
  });
  expect(focused).toEqual(['ui-text-field', 'ui-choice-group']);
  expect(location.href).toBe(address);
});

test('mending one field leaves the focus where one works; another attempt takes it back', async () => {
  const summary = await aForm();
  summary.errors = errors;
  await settled(summary);
  document.getElementById('email')?.focus();
  summary.errors = errors.slice(1);
  await settled(summary);
  expect(document.activeElement?.id).toBe('email');
  summary.attempt = 2;
  await settled(summary);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});
