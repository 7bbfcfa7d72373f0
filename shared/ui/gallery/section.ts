import { html, type TemplateResult } from 'lit';

export const section = (title: string, content: TemplateResult) =>
  html`<section class="stack"><h2 class="heading">${title}</h2>${content}</section>`;
