import { expect, test } from 'vitest';
import { beforeLaterSheets } from './before-later-sheets.ts';

const drawn = ':where([data-drawn] *):not(_)';

test.each([
  ['.more{display:none}', `.more${drawn}{display:none}`],
  ['.leg,.leg.is-now h2{gap:1px}', `.leg${drawn},.leg.is-now h2${drawn}{gap:1px}`],
  ['.more:before{content:""}', `.more${drawn}:before{content:""}`],
  ['.more li::marker{color:red}', `.more li${drawn}::marker{color:red}`],
  [
    '@media (width>=900px){.more{display:grid}}',
    `@media (width>=900px){.more${drawn}{display:grid}}`,
  ],
  [
    '[data-experience=vanta] .art:is(svg,img){height:1px}',
    `[data-experience=vanta] .art:is(svg,img)${drawn}{height:1px}`,
  ],
])('%s holds for what is drawn, with one element more', (css, expected) => {
  expect(beforeLaterSheets(css)).toBe(expected);
});

test.each([
  ':root{--gap:1px}',
  ':root[data-theme=dark]{--gap:2px}',
  '[data-experience=vanta]{--gap:3px}',
  '@keyframes turn{0%{opacity:0}to{opacity:1}}',
  '@font-face{font-family:Fallback;src:local(Arial)}',
])('%s stays as it is', (css) => {
  expect(beforeLaterSheets(css)).toBe(css);
});
