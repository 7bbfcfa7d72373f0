import { html } from 'lit';

/** The turning ring that shows that work is in progress. */
export const spinner = (className = 'spinner') =>
  html`<svg class=${className} viewBox="0 0 20 20" aria-hidden="true"><circle class="track" cx="10" cy="10" r="8"></circle><circle class="arc" cx="10" cy="10" r="8"></circle></svg>`;
