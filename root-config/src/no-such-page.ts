import { $place, $requestedRoute } from '@fairlead/store';
import type { Scope } from 'effector';
import { showWhile } from './show-while.ts';

/** Says so when the address is no screen of the product: no micro-frontend would. */
export function showNoSuchPage(scope: Scope): void {
  showWhile(
    scope,
    $place,
    () => scope.getState($requestedRoute) === null,
    async () => (await import('./nothing-here.ts')).nothingHere(),
  );
}
