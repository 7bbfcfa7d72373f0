import { html, type Markup } from '../../reporters/html/markup.ts';
import type { BuildSize } from './build-size.ts';

/** For example `31.6 kB of 40 kB`, or why a build can't be measured. */
export function sizeWords(measured: BuildSize | string): Markup {
  if (typeof measured === 'string') return html`<span class="words">${measured}</span>`;
  const { size, budget } = measured;
  return html`<span class="num">${size.toFixed(1)} kB</span>${budget !== null && html`<small>of ${budget} kB</small>`}`;
}
