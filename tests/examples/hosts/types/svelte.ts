import type {} from '@fairlead/ui/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';

export const field: SvelteHTMLElements['ui-text-field'] = {
  label: 'Company',
  value: 'Halyard',
  class: 'wide',
  'onui-change': ({ detail }) => detail.trim(),
};
export const button: SvelteHTMLElements['ui-button'] = {
  label: 'Continue',
  // @ts-expect-error: there is no such variant.
  variant: 'loud',
};
