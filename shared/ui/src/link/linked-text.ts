import { html, type TemplateResult } from 'lit';
import { newTabNote, splitLinks, type TextLink } from './split-links.ts';

/** A sentence with links: each link's text is found in the sentence, in order. */
export function linkedText(
  sentence: string,
  links: readonly TextLink[] = [],
): readonly (string | TemplateResult)[] {
  return drawLinks(splitLinks(sentence, links));
}

/** The parts of a sentence for a Lit template. */
export const drawLinks = (parts: readonly (string | TextLink)[]) =>
  parts.map((part) => (typeof part === 'string' ? part : anchor(part)));

function anchor({ text, href, newTab }: TextLink): TemplateResult {
  return newTab
    ? html`<a href=${href} target="_blank" rel="noopener">${text}<span class="visually-hidden">${newTabNote}</span></a>`
    : html`<a href=${href}>${text}</a>`;
}
