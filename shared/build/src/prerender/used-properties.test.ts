import { expect, test } from 'vitest';
import { withoutUnusedProperties } from './used-properties.ts';

const tokens =
  ':root{--ink:black;--haze:gray;--sea:blue;--gap:4px;--z-menu:3}[data-experience=vanta]{--ink:navy;--z-menu:4}@media (width>40em){:root{--z-menu:5}}.title{color:var(--text)}';
const area = ':root{--text:var(--ink)}.list{margin:calc(2 * var(--gap))}';

test('the first paint gets the custom properties that its rules use, in whichever sheet, and those that these use', () => {
  expect(withoutUnusedProperties([tokens, area], '')).toEqual([
    ':root{--ink:black;--gap:4px}[data-experience=vanta]{--ink:navy}.title{color:var(--text)}',
    area,
  ]);
});

test('a custom property that only the markup uses stays', () => {
  const markup = '<p style="color: var(--sea)">';
  expect(withoutUnusedProperties([tokens], markup).join()).toContain('--sea:blue');
});
