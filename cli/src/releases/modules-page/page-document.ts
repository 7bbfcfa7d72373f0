import { icon, iconSprite } from '../../reporters/html/icons.ts';
import { type Content, html, type Markup } from '../../reporters/html/markup.ts';
import { modulesPath } from './module-links.ts';

export const stylePath = `${modulesPath}/style.css`;
export const scriptPath = `${modulesPath}/release.js`;

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'; font-src data:; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

type Page = {
  readonly title: string;
  /** Under the title. */
  readonly lead: Content;
  readonly body: Content;
  /** Whether it is below the overview. */
  readonly isBelow?: boolean;
  readonly status?: number;
  /** Whether its form releases, which takes the page's script. */
  readonly releases?: boolean;
};

/** A page whose whole content is in the answer. Only what releases has a script, which comes before the first paint. */
export function modulesDocument({
  title,
  lead,
  body,
  isBelow,
  releases,
  status = 200,
}: Page): Response {
  const back =
    isBelow && html`<a class="back" href="${modulesPath}">${icon('arrow-left')}All modules</a>`;
  const page = html`<!doctype html>
<html lang="en" data-experience="fairlead"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><link rel="stylesheet" href="${stylePath}">
${releases && html`<script src="${scriptPath}" defer blocking="render"></script>`}<title>${title} · Fairlead</title></head>
<body>${iconSprite}<a class="skip" href="#main">Skip to content</a>
<main id="main" tabindex="-1"><div class="wrap console modules-page">${back}<div class="console-head"><div class="stack-1"><h1 class="title">${title}</h1><p class="muted">${lead}</p></div></div>
${body}</div></main></body></html>
`;
  return new Response(page.markup, { status, headers });
}

/** A table that scrolls by itself where the page is narrower, with the keyboard, too. */
export const section = (id: string, heading: string, legend: Content, table: Markup): Markup =>
  html`<section class="card card-flush" aria-labelledby="${id}"><header class="stack-1"><h2 class="subheading" id="${id}">${heading}</h2><p class="tiny muted">${legend}</p></header><div class="table-scroll" tabindex="0" role="group" aria-labelledby="${id}">${table}</div></section>`;

export const command = (text: string): Markup => html`<code class="code">${text}</code>`;
