import { $location, $requestedRoute } from '@fairlead/store';
import type { Scope } from 'effector';
import { showWhile } from './show-while.ts';

/** Shows the not-found page if the address is no screen, because no micro-frontend would. */
export function watchNotFound(scope: Scope): void {
  showWhile(
    scope,
    $location,
    () => scope.getState($requestedRoute) === null,
    async () => (await import('./not-found.ts')).notFound(),
  );
}
