import type { GlobalComponents } from 'vue';
import type {} from './intake/vue.js';

type Intake = InstanceType<GlobalComponents['fairlead-intake']>;

export const intake: Intake['$props'] = { path: '/unsupported-location', class: 'wide' };
// @ts-expect-error: an address is text.
export const wrong: Intake['$props'] = { path: 1 };

export function listen(emit: Intake['$emit']): void {
  const detail = { name: 'intake', path: '/' };
  emit('fairlead-screen', new CustomEvent('fairlead-screen', { detail }));
  // @ts-expect-error: the detail has the screen's name and path.
  emit('fairlead-screen', new CustomEvent<string>('fairlead-screen', { detail: '/' }));
}
