import { type AvailableCoverages, getAvailableCoverages } from '@fairlead/contracts/packages';
import type { RouteName } from '@fairlead/domain';
import {
  $route,
  createLatest,
  createQueryFx,
  screenEntered,
  withLookupRetry,
} from '@fairlead/store';
import { combine, createEvent, createStore, sample } from 'effector';
import type { Submission } from '../submission.ts';

/** B§9: the carrier's offers are loaded again after 5 minutes. */
const staleAfter = 5 * 60 * 1000;

/** The screens that use it; on the home, only for admins, who see that nothing is offered (AMB-76). */
const shownOn: readonly RouteName[] = ['package', 'admin-package'];
const shownToAdminsOn: readonly RouteName[] = ['market-submission', 'admin-market-submission'];

/** The carrier's offers for this client; empty until they are loaded. */
export function createAvailable({ $isAdmin }: Submission) {
  /** Loads again after a failure. */
  const retried = createEvent();
  const loadFx = createQueryFx(getAvailableCoverages, {
    staleAfter,
    outlivesWrites: true,
    ...withLookupRetry,
  });
  const asked = sample({
    clock: [screenEntered, $isAdmin, retried],
    source: { route: $route, isAdmin: $isAdmin },
  }).filterMap(({ route, isAdmin }) =>
    route && (shownOn.includes(route.name) || (isAdmin && shownToAdminsOn.includes(route.name)))
      ? route.params.marketSubmissionId
      : undefined,
  );
  sample({ clock: asked, fn: (id) => ({ params: { id } }), target: loadFx });
  const $asked = createStore<string | null>(null).on(asked, (_, id) => id);
  // Another submission may have been opened in the meantime: what it is offered isn't for this one.
  const { done: arrived } = createLatest(loadFx);
  const $available = createStore<AvailableCoverages>([], { serialize: 'ignore' })
    .on(arrived, (_, available) => available)
    .reset($asked);
  const $isKnown = createStore(false)
    .on(arrived, () => true)
    .reset(asked);
  /** The carrier offers this client nothing at all: an admin reads why there is nothing to configure (AMB-76). */
  const $isOutOfAppetite = combine(
    $available,
    $isKnown,
    (available, isKnown) => isKnown && available.every(({ coverages }) => coverages.length === 0),
  );
  return { retried, $available, $isKnown, $isLoading: loadFx.pending, $isOutOfAppetite };
}

export type Available = ReturnType<typeof createAvailable>;
