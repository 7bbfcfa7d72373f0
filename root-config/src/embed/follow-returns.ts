import { $auth, sessionRequested } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';

/** Whoever comes back to a partner's page from the window where they signed in is signed in here as well. */
export function followReturns(scope: Scope): void {
  const ask = scopeBind(sessionRequested, { scope });
  window.addEventListener('focus', () => {
    if (scope.getState($auth)?.status === 'unauthenticated') ask();
  });
}
