import '../index.ts';
import '../questions/index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { show } from '../../test/show.ts';

test('steps behind are done, one is current, the rest lie ahead', async () => {
  const stepper = await show(
    'ui-stepper',
    html`<ui-stepper current="1" .steps=${[{ text: 'A' }, { text: 'B' }, { text: 'C' }]}></ui-stepper>`,
  );
  const steps = [...stepper.querySelectorAll('li')];
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(steps.map((step) => step.textContent)).toEqual(['A done', 'B', 'C']);
});

test('progress reports percent, within bounds', async () => {
  const bar = await show(
    'ui-progress',
    html`<ui-progress value="148" label="Application progress"></ui-progress>`,
  );
  expect(bar.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('100');
});
