import { areaOf } from '@fairlead/registry';
import { html, type Markup } from '../../reporters/html/markup.ts';

export const modulesPath = '/modules';

/** A link to the page of an area, or of the platform. */
export const areaLink = (role: string): Markup =>
  html`<a href="${modulesPath}/${areaOf(role)}">${areaOf(role)}</a>`;

/** A link to what a revision has changed; before the first one there is nothing to compare with. */
export const changesLink = (revision: number): Markup =>
  revision === 1
    ? html`1`
    : html`<a href="${modulesPath}/diff?from=${revision - 1}&to=${revision}">${revision}</a>`;
