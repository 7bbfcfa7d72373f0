import { $place, $requestedRoute } from '@fairlead/store';
import { createWatch, type Scope } from 'effector';

/** Says so when the address is no screen of the product: no micro-frontend would. */
export function showNoSuchPage(scope: Scope): void {
  let shown: Element | null = null;
  const isAScreen = () => scope.getState($requestedRoute) !== null;
  createWatch({
    unit: $place,
    scope,
    fn: async () => {
      shown?.remove();
      shown = null;
      if (isAScreen()) return;
      // Off the first route: hardly anybody gets here.
      const { nothingHere } = await import('./nothing-here.ts');
      if (shown || isAScreen()) return;
      shown = nothingHere();
      document.getElementById('main')?.append(shown);
    },
  });
}
