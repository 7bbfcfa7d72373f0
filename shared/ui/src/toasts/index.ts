import './define.ts';

export { type Toast, toastLife } from './toast-timers.ts';
export type { UiToasts } from './toasts.ts';
