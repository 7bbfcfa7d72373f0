import { routeOf } from '@fairlead/domain';
import type { Host } from '@fairlead/mfe-kit/host';
import { shownToasts } from '@fairlead/root-config/host/shown-toasts';
import { productTitle } from '@fairlead/root-config/screens/product-title';
import { shellPages } from '@fairlead/root-config/screens/shell-pages';
import {
  $gate,
  $requestedRoute,
  $route,
  $screenTitle,
  $toasts,
  sessionRequested,
  toastDismissed,
  toastPressed,
} from '@fairlead/store';
import { toastLife } from '@fairlead/ui/behavior';
import { h, type PageNode } from '@fairlead/ui/semantics/page-node';
import { createWatch, type Scope, scopeBind } from 'effector';

/** Shorter waits show no overlay, so that it doesn't flash, in ms. */
const overlayDelay = 200;

/** What the shell shows around the micro-frontends, like root-config in the browser. */
export type Shell = {
  title(): string;
  /** Whether the shell is shown instead of the open area. */
  blocks(): boolean;
  inMain(): readonly PageNode[];
  over(): readonly PageNode[];
  close(): void;
};

export function createShell(scope: Scope, host: Host, changed: () => void): Shell {
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const dismiss = scopeBind(toastDismissed, { scope });
  const press = scopeBind(toastPressed, { scope });
  const askAgain = scopeBind(sessionRequested, { scope });

  const stops = [
    createWatch({
      unit: $gate,
      scope,
      fn: (gate) => {
        clearTimeout(timer);
        isWaiting = false;
        changed();
        if (gate !== 'waiting') return;
        timer = setTimeout(() => {
          isWaiting = true;
          changed();
        }, overlayDelay);
      },
    }),
    createWatch({
      unit: $toasts,
      scope,
      fn: (toasts) => {
        changed();
        for (const { id, audience } of toasts) {
          if (timers.has(id)) continue;
          timers.set(
            id,
            setTimeout(() => dismiss(id), toastLife[audience]),
          );
        }
        for (const [id, life] of timers) {
          if (toasts.some((toast) => toast.id === id)) continue;
          clearTimeout(life);
          timers.delete(id);
        }
      },
    }),
  ];

  return {
    title() {
      if (scope.getState($requestedRoute) === null) return productTitle(shellPages.notFound.name);
      const route = scope.getState($route);
      if (!route) return 'Fairlead';
      const named = scope.getState($screenTitle);
      const isThis =
        named?.route?.name === route.name &&
        JSON.stringify(named.route.params) === JSON.stringify(route.params);
      return productTitle(named && isThis ? named.text : routeOf(route.name).title);
    },
    blocks: () => scope.getState($gate) === 'failed',
    inMain() {
      if (scope.getState($gate) === 'failed') {
        return [
          h('ui-crash', { 'onui-retry': () => askAgain(), 'onui-advisor': host.talkToAdvisor }),
        ];
      }
      if (scope.getState($requestedRoute) === null) return [notFound()];
      return [];
    },
    over: () => [
      isWaiting ? h('ui-overlay', null) : null,
      h('ui-toasts', {
        toasts: shownToasts(scope.getState($toasts)),
        'onui-action': ({ detail }: { detail: unknown }) => press(Number(detail)),
        'onui-dismiss': ({ detail }: { detail: unknown }) => dismiss(Number(detail)),
      }),
    ],
    close() {
      for (const stop of stops) stop();
      clearTimeout(timer);
      for (const life of timers.values()) clearTimeout(life);
    },
  };

  function notFound(): PageNode {
    const { title, home } = shellPages.notFound;
    return h('section', null, h('h1', null, title), h('p', null, h('a', { href: '/' }, home)));
  }
}
