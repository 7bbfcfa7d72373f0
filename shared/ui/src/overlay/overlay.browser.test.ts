import '../styles/index.css';
import '../index.ts';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { show } from '../../test/show.ts';

test('SHELL-022 the overlay covers the page and says Loading... unless told otherwise', async () => {
  const overlay = await show('ui-overlay', html`<ui-overlay></ui-overlay>`);
  expect(overlay.textContent).toBe('Loading...');
  const box = overlay.querySelector('.overlay')?.getBoundingClientRect();
  expect([box?.width, box?.height]).toEqual([innerWidth, innerHeight]);
  const told = await show('ui-overlay', html`<ui-overlay text="Signing in"></ui-overlay>`);
  expect(told.textContent).toBe('Signing in');
});

test('SHELL-038 its spinner turns once in 4000 ms', async () => {
  const overlay = await show('ui-overlay', html`<ui-overlay></ui-overlay>`);
  const arc = overlay.querySelector('.arc') as Element;
  expect(getComputedStyle(arc).animationDuration).toBe('4s');
});

test('the header stays as it is over a screen that waits', async () => {
  const header = await show(
    'header',
    html`<header class="site-header"><div class="wrap">Fairlead</div></header><ui-overlay></ui-overlay>`,
  );
  const { top, left, bottom } = header.getBoundingClientRect();
  const at = (y: number) => document.elementFromPoint(left + 20, y)?.closest('header, .overlay');
  expect(at(top + 20)?.localName).toBe('header');
  expect(at(bottom + 20)?.className).toBe('overlay');
});
