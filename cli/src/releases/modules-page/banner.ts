import { icon } from '../../reporters/html/icons.ts';
import { type Content, html, type Markup } from '../../reporters/html/markup.ts';

/** Something to know before the rest. */
export const banner = (tone: 'caution' | 'danger' | 'success', words: Content): Markup =>
  html`<div class="banner banner-${tone}" role="${tone === 'success' ? 'status' : 'alert'}">${icon(tone === 'success' ? 'check' : 'alert')}<div class="stack-1">${words}</div></div>`;
