import { $toasts, toastDismissed, toastPressed } from '@fairlead/store';
import { createWatch, type Scope, scopeBind } from 'effector';
import { shownToasts } from './shown-toasts.ts';

/**
 * Creates the element with the store's notifications, one for all areas. Its code is loaded after the first screen, or with
 * the first notification.
 */
export function createToasts(scope: Scope, settled: Promise<void>): HTMLElement {
  const element = document.createElement('ui-toasts');
  const load = () => void import('@fairlead/ui/toasts').catch(() => {});
  void settled.then(load);
  const hear = (name: string, happened: (id: number) => void) =>
    element.addEventListener(name, (event) => {
      if (event instanceof CustomEvent) happened(Number(event.detail));
    });
  hear('ui-dismiss', scopeBind(toastDismissed, { scope }));
  hear('ui-action', scopeBind(toastPressed, { scope }));
  createWatch({
    unit: $toasts,
    scope,
    fn: (toasts) => {
      if (toasts.length > 0) load();
      element.toasts = shownToasts(toasts);
    },
  });
  return element;
}
