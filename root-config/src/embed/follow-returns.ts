import { $auth, sessionRequested, signInReturned } from '@fairlead/store';
import { type Scope, scopeBind } from 'effector';
import type { Returned } from '../leaving/return-address.ts';

/**
 * Continues where the window of a sign-in or sign-out came back to, as the product's own page would. Whoever comes back
 * from a window that couldn't say so is signed in here as well.
 */
export function followReturns(scope: Scope, productOrigin: string): void {
  const ask = scopeBind(sessionRequested, { scope });
  const continueAt = scopeBind(signInReturned, { scope });
  window.addEventListener('message', ({ origin, data }: MessageEvent<Partial<Returned> | null>) => {
    const address = origin === productOrigin ? data?.fairleadReturnedTo : undefined;
    if (address) continueAt(address);
  });
  window.addEventListener('focus', () => {
    if (scope.getState($auth)?.status === 'unauthenticated') ask();
  });
}
