import { $toasts, type Toast, toastDismissed, toastPressed } from '@fairlead/store';
import { createWatch, type Scope, scopeBind } from 'effector';

const tones = { neutral: 'info', success: 'success', danger: 'error' } as const;

/** Shows the store's notifications in the design system's element: one place for all areas. */
export function showToasts(scope: Scope): void {
  const element = document.createElement('ui-toasts');
  const dismiss = scopeBind(toastDismissed, { scope });
  element.addEventListener('ui-dismiss', (event) =>
    dismiss(Number((event as CustomEvent<unknown>).detail)),
  );
  const press = scopeBind(toastPressed, { scope });
  element.addEventListener('ui-action', (event) =>
    press(Number((event as CustomEvent<unknown>).detail)),
  );
  createWatch({
    unit: $toasts,
    scope,
    fn: (toasts) => {
      element.toasts = shown(toasts);
    },
  });
  (document.getElementById('toasts') ?? document.body).append(element);
}

function shown(toasts: readonly Toast[]) {
  return toasts.map(({ id, text, tone, audience, action }) => ({
    id: String(id),
    text,
    tone: tones[tone],
    audience,
    action: action?.label,
  }));
}
