import '../styles/index.css';
import '../index.ts';
import '../questions/index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from '../../test/show.ts';

const ring = 'rgb(171, 31, 111) 0px 0px 0px 4px';

test.each([
  ['a date field', 'month', '', 0],
  ['a date field', 'day', '', 1],
  ['a date field', 'year', '', 2],
  ['a date field', 'calendar button', '', 3],
  ['a date field with an error', 'calendar button', 'Invalid format', 3],
])('%s has the focus ring while its %s has the focus', async (_field, _part, error, tabs) => {
  const { control } = await show(
    'ui-date-field',
    html`<ui-date-field label="Date of formation" value="2021-03-15" error=${error}></ui-date-field>`,
  );
  control?.focus();
  for (let pressed = 0; pressed < tabs; pressed += 1) await userEvent.tab();
  expect(document.activeElement).toBe(control);
  // The ring fades in and out.
  await Promise.all((control as Element).getAnimations().map(({ finished }) => finished));
  expect(getComputedStyle(control as Element).boxShadow).toContain(ring);
});
