import { createEvent, createStore, sample } from 'effector';
import { journaled } from '../journal/journal.ts';

/** B§9: client toasts close after 3000 ms; admin toasts after 8 s, at the bottom left. */
export type ToastAudience = 'client' | 'admin';

/**
 * A button on a toast. The model that adds it listens to `toastActed` for its name; a later toast with a button of the
 * same name replaces the earlier one.
 */
export type ToastAction = { readonly name: string; readonly label: string };

export type Toast = {
  readonly id: number;
  readonly text: string;
  readonly tone: 'neutral' | 'success' | 'danger';
  readonly audience: ToastAudience;
  readonly action?: ToastAction | undefined;
};

export const notify = createEvent<{
  text: string;
  tone?: Toast['tone'];
  audience?: ToastAudience;
  action?: ToastAction;
}>();
export const toastDismissed = createEvent<number>();
/** The button of the toast with this id was pressed; the toast goes. */
export const toastPressed = createEvent<number>();

type Toasts = { readonly next: number; readonly shown: readonly Toast[] };

const $state = createStore<Toasts>({ next: 1, shown: [] });
export const $toasts = $state.map(({ shown }) => shown);

$state
  .on(notify, ({ next, shown }, { text, tone = 'neutral', audience = 'client', action }) => ({
    next: next + 1,
    shown: [
      ...shown.filter((toast) => !isReplaced(toast, action)),
      { id: next, text, tone, audience, action },
    ],
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

/** The name of the action whose button was pressed. */
export const toastActed = sample({
  clock: toastPressed,
  source: $toasts,
  fn: actionNameOf,
}).filterMap((name) => name ?? undefined);
sample({ clock: toastPressed, target: toastDismissed });

function actionNameOf(shown: readonly Toast[], pressed: number): string | null {
  return shown.find(({ id }) => id === pressed)?.action?.name ?? null;
}

function isReplaced(shown: Toast, action: ToastAction | undefined): boolean {
  return action !== undefined && shown.action?.name === action.name;
}
