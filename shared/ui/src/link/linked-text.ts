import { html, type TemplateResult } from 'lit';

export type TextLink = { text: string; href: string; newTab?: boolean | undefined };

/** A sentence whose named parts are links: each link's text is looked up in the sentence, in order. */
export function linkedText(
  sentence: string,
  links: readonly TextLink[] = [],
): (string | TemplateResult)[] {
  const parts: (string | TemplateResult)[] = [];
  let rest = sentence;
  for (const link of links) {
    const at = rest.indexOf(link.text);
    if (at < 0) continue;
    parts.push(rest.slice(0, at), anchor(link));
    rest = rest.slice(at + link.text.length);
  }
  parts.push(rest);
  return parts;
}

function anchor({ text, href, newTab }: TextLink): TemplateResult {
  return newTab
    ? html`<a href=${href} target="_blank" rel="noopener">${text}<span class="visually-hidden"> (opens in a new tab)</span></a>`
    : html`<a href=${href}>${text}</a>`;
}
