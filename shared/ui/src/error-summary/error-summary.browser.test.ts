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

test('the summary is silent until an attempt leaves errors, then takes the focus', async () => {
  const summary = await aForm();
  expect(summary.textContent).toBe('');
  summary.errors = errors;
  summary.attempt = 1;
  await settled(summary);
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
});

test('errors that come back while one types leave the focus in the field', async () => {
  const summary = await aForm();
  summary.errors = errors;
  summary.attempt = 1;
  await settled(summary);
  document.getElementById('email')?.focus();
  summary.errors = [];
  await settled(summary);
  summary.errors = errors.slice(0, 1);
  await settled(summary);
  expect(summary.querySelectorAll('a')).toHaveLength(1);
  expect(document.activeElement?.id).toBe('email');
});

test('an error typed after an attempt that left none leaves the focus in the field', async () => {
  const summary = await aForm();
  summary.attempt = 1;
  await settled(summary);
  document.getElementById('email')?.focus();
  summary.errors = errors;
  await settled(summary);
  expect(document.activeElement?.id).toBe('email');
});

test('a form that is shown again with its errors leaves the focus where it is', async () => {
  const summary = await show(
    'ui-error-summary',
    html`<ui-error-summary .errors=${errors} attempt="2"></ui-error-summary>`,
  );
  expect(summary.querySelectorAll('a')).toHaveLength(2);
  expect(summary.contains(document.activeElement)).toBe(false);
});

test('each link focuses its control, without changing the address', async () => {
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

test('fixing one field leaves the focus in it; another attempt takes it back', async () => {
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
