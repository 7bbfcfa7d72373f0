import '../styles/index.css';
import '../index.ts';
import './define.ts';
import '../chart/define.ts';
import { html } from 'lit';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { settled, show } from '../../test/show.ts';

test('SHELL-020 a hand-off screen has a header, a message and, if wanted, an image', async () => {
  const screen = await show(
    'ui-hand-off',
    html`<ui-hand-off heading="We're sorry..."><p>Not today.</p><div slot="actions"><a href="#x">Talk</a></div></ui-hand-off>`,
  );
  expect(screen.querySelector('h1')?.textContent).toBe("We're sorry...");
  expect(screen.querySelector('p')?.checkVisibility()).toBe(true);
  expect(screen.querySelector('[slot="actions"]')?.checkVisibility()).toBe(true);
  expect(screen.querySelector('img, svg')).toBeNull();
  screen.image = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  screen.imageAlt = 'A map';
  await settled(screen);
  expect(screen.querySelector('img')?.alt).toBe('A map');
  screen.image = undefined;
  screen.chart = 'declined';
  await settled(screen);
  await expect.poll(() => screen.querySelector('.chart-card svg')?.checkVisibility()).toBe(true);
});

test('SHELL-021 its footer says that responses are confidential under two linked documents, and whose it is', async () => {
  const screen = await show(
    'ui-hand-off',
    html`<ui-hand-off heading="Done" terms-href="/t" privacy-href="/p" year="2026"></ui-hand-off>`,
  );
  const footer = screen.querySelector('footer');
  const text = footer?.textContent?.replace(/ \(opens in a new tab\)/g, '');
  expect(text).toBe(
    'Your responses are kept confidential under our Terms of Use and Privacy Notice.© 2026 Fairlead',
  );
  expect(
    [...(footer?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')),
  ).toEqual(['/t', '/p']);
});

test('while its heading isn’t known, there is no heading: its place is in the slot', async () => {
  const screen = await show(
    'ui-hand-off',
    html`<ui-hand-off><p slot="heading">…</p><p>Not yet.</p></ui-hand-off>`,
  );
  expect(screen.querySelector('h1')).toBeNull();
  expect(screen.querySelector('p')?.checkVisibility()).toBe(true);
  screen.heading = "We're sorry...";
  await settled(screen);
  expect(screen.querySelector('h1')?.textContent).toBe("We're sorry...");
});

test.each([
  [900, 334],
  [1280, 480],
])('at %i px the chart is %i px wide, and the message has the rest', async (width, chart) => {
  await page.viewport(width, 800);
  onTestFinished(() => page.viewport(1280, 900));
  const screen = await show(
    'ui-hand-off',
    html`<ui-hand-off heading="We have your request" chart="discretion"></ui-hand-off>`,
  );
  const widthOf = (selector: string) =>
    Math.round(screen.querySelector(selector)?.getBoundingClientRect().width ?? 0);
  expect(widthOf('.chart-card')).toBe(chart);
  expect(widthOf('h1')).toBe(Math.min(width - 64, 1200) - chart - 80);
});
