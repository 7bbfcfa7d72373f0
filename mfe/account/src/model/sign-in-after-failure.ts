import type { RouteName } from '@fairlead/domain';
import { $route, left, navigate } from '@fairlead/store';
import { combine, createEvent, createStore, type Event, sample } from 'effector';
import { requestedAddress } from './requested-route.ts';

/**
 * Remembers that the address of a screen has failed. 'Try again' on the crash page opens the same address, which could
 * only fail and be tracked again: the screen then offers a way to sign in.
 */
export function createSignInAfterFailure(name: RouteName, failed: Event<unknown>) {
  const signInChosen = createEvent();

  const $failedAt = createStore<string | null>(null)
    .on(
      sample({ clock: failed, source: $route, fn: (route) => route?.address ?? null }),
      (_, address) => address,
    )
    .reset(left(name));
  const $hasFailed = combine(
    $failedAt,
    $route,
    (failedAt, route) => route?.name === name && route.address === failedAt,
  );

  sample({
    clock: signInChosen,
    source: $route,
    fn: (route) => ({
      route: 'login' as const,
      query: { email: route?.query.email },
      state: { wanted: requestedAddress(route?.query.wanted ?? route?.query.return_to) },
      replace: true,
    }),
    target: navigate,
  });

  return { signInChosen, $hasFailed };
}
