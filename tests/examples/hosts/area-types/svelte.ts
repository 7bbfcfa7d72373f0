import type { SvelteHTMLElements } from 'svelte/elements';
import type {} from './intake/svelte.js';

export const intake: SvelteHTMLElements['fairlead-intake'] = {
  path: '/unsupported-location',
  class: 'wide',
  'onfairlead-screen': ({ detail }) => detail.path.trim(),
};
export const wrong: SvelteHTMLElements['fairlead-intake'] = {
  // @ts-expect-error: an address is text.
  path: 1,
};
