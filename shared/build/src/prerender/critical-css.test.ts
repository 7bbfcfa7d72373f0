import { expect, test } from 'vitest';
import { criticalRules } from './critical-css.ts';

const sheet = `
@font-face { font-family: Own; src: url(own.woff2); }
@font-face { font-family: Fallback; src: local("Arial"); }
:root { --color: black; }
[data-experience="vanta"] { --color: blue; }
.title { color: var(--color); }
.dialog { color: red; }
@media (min-width: 40em) { .title { font-size: 2em; } .dialog { font-size: 3em; } }
@media (min-width: 60em) { .menu:is(.a, .b) { color: blue; } }
.title:has(.b) { color: green; }
.menu:has(.title), .title:not(.x):is(h1) { color: gold; }
.choice:has(:checked) { color: red; }
@keyframes grow { 33.5% { color: red; } }
@media print { .title { font-size: 12pt; } }`;

test('the first paint gets the rules of what is drawn, of both experiences, and fonts that the device has', async () => {
  const css = await criticalRules(sheet, '<h1 class="title">Let’s get you covered</h1>');
  expect(css).toContain('local("Arial")');
  expect(css).toContain('--color:black');
  expect(css).toContain('[data-experience="vanta"]');
  expect(css).toContain('.title');
  expect(css).toContain('font-size:2em');
  expect(css).not.toContain('own.woff2');
  expect(css).not.toContain('.dialog');
  expect(css).not.toContain('print');
  expect(css).toContain('.title:has(.b)');
  expect(css).toContain('.title:not(.x):is(h1){color:gold}');
  expect(css).not.toContain('.menu');
  expect(css).not.toContain('.choice');
  expect(css).not.toContain('60em');
});
