import { createEvent, createStore, sample } from 'effector';
import { journaled } from './journal/journal.ts';

/** B§9: client toasts close after 3000 ms; admin toasts after 8 s, at the bottom left. */
export type ToastAudience = 'client' | 'admin';

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'neutral' | 'success' | 'danger';
  readonly audience: ToastAudience;
};

export const notify = createEvent<{
  text: string;
  tone?: Toast['tone'];
  audience?: ToastAudience;
}>();
export const toastDismissed = createEvent<number>();

type Toasts = { readonly next: number; readonly shown: readonly Toast[] };

const $state = createStore<Toasts>({ next: 1, shown: [] });
export const $toasts = $state.map(({ shown }) => shown);

$state
  .on(notify, ({ next, shown }, { text, tone = 'neutral', audience = 'client' }) => ({
    next: next + 1,
    shown: [...shown, { id: next, text, tone, audience }],
  }))
  .on(toastDismissed, ({ next, shown }, id) => ({
    next,
    shown: shown.filter((toast) => toast.id !== id),
  }));

sample({
  clock: notify,
  fn: ({ text }) => ({ kind: 'toast', text }) as const,
  target: journaled,
  batch: false,
});
