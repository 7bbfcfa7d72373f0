import { routeOf } from '@fairlead/domain';
import { $route } from '@fairlead/store';
import { createWatch, type Scope } from 'effector';
import { shownBy } from './stage.ts';

/** What a partner's page hears. The query stays out of it, because it may have a code. */
type OpenedScreen = { readonly name: string; readonly path: string };

/** Tells the partner's page which screen is open: `fairlead-screen` bubbles from the element that shows it, also out of a shadow root. */
export function tellScreens(scope: Scope): void {
  createWatch({
    unit: $route,
    scope,
    fn: (route) => {
      if (!route) return;
      const { name, address } = route;
      const [path = ''] = address.split(/[?#]/);
      const detail: OpenedScreen = { name, path };
      shownBy(routeOf(name).area)?.dispatchEvent(
        new CustomEvent('fairlead-screen', { detail, bubbles: true, composed: true }),
      );
    },
  });
}
