import type {} from '@fairlead/ui/vue';
import type { GlobalComponents } from 'vue';

type Field = InstanceType<GlobalComponents['ui-text-field']>;
type Button = InstanceType<GlobalComponents['ui-button']>;

export const field: Field['$props'] = { label: 'Company', value: 'Halyard', class: 'wide' };
export const button: Button['$props'] = { label: 'Continue', variant: 'quiet' };
// @ts-expect-error: there is no such variant.
export const wrong: Button['$props'] = { label: 'Continue', variant: 'loud' };

export function listen(emit: Field['$emit']): void {
  emit('ui-change', new CustomEvent<string>('ui-change', { detail: 'Halyard' }));
  // @ts-expect-error: the detail is the new text.
  emit('ui-change', new CustomEvent<boolean>('ui-change', { detail: true }));
}
