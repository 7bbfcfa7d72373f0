import { $location, $requestedRoute } from '@fairlead/store';
import type { Scope } from 'effector';
import { showWhile } from './show-while.ts';

/** Says so when the address is no screen of the product: no micro-frontend would. */
export function watchNotFound(scope: Scope): void {
  showWhile(
    scope,
    $location,
    () => scope.getState($requestedRoute) === null,
    async () => (await import('./not-found.ts')).notFound(),
  );
}
