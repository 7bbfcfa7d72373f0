import { html, type Markup } from '../../reporters/html/markup.ts';
import { modulesPath } from './module-links.ts';

/** Asks for the two revisions to compare; begins with the ones given. */
export const compareForm = (from: string, to: string): Markup =>
  html`<form class="card compare" action="${modulesPath}/diff" role="search" aria-label="Compare two revisions">${field('from', 'From revision', from)}${field('to', 'To revision', to)}<button class="button button-secondary" type="submit">Compare</button></form>`;

/** Text and not a number, so that the server says in words what is wrong with it. */
const field = (name: string, label: string, value: string) =>
  html`<label>${label}<input class="input" name="${name}" value="${value}" inputmode="numeric" autocomplete="off"></label>`;
