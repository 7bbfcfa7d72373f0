import { html, type Markup } from './markup.ts';

const paths = {
  alert: '<path d="M10 3.5 2.75 16.25h14.5L10 3.5Z"/><path d="M10 8.25v3.75M10 14v.05"/>',
  'arrow-left': '<path d="M16.5 10h-13m5-5-5 5 5 5"/>',
  check: '<path d="m4 10.5 4 4 8-9"/>',
  'chevron-down': '<path d="m5 7.75 5 5 5-5"/>',
  error: '<circle cx="10" cy="10" r="7"/><path d="M10 6.25v4.5M10 13.5v.05"/>',
  minus: '<path d="M4.5 10h11"/>',
  search: '<circle cx="8.75" cy="8.75" r="5.25"/><path d="m12.75 12.75 4 4"/>',
} as const;

export type IconName = keyof typeof paths;

/** All icons, once per page. */
export const iconSprite: Markup = {
  markup: `<svg width="0" height="0" hidden>${Object.entries(paths)
    .map(([name, path]) => `<symbol id="i-${name}" viewBox="0 0 20 20">${path}</symbol>`)
    .join('')}</svg>`,
};

export const icon = (name: IconName, size = ''): Markup =>
  html`<svg class="icon ${size}" viewBox="0 0 20 20" aria-hidden="true"><use href="#i-${name}"/></svg>`;
