import { html } from 'lit';

/** The turning ring that says work is continuing. */
export const spinner = (className = 'spinner') =>
  html`<svg class=${className} viewBox="0 0 20 20" aria-hidden="true"><circle class="track" cx="10" cy="10" r="8"></circle><circle class="arc" cx="10" cy="10" r="8"></circle></svg>`;
