import { type AvailableCoverages, getAvailableCoverages } from '@fairlead/contracts/packages';
import type { RouteName } from '@fairlead/domain';
import { createQueryFx, patiently, screenEntered } from '@fairlead/store';
import { combine, createStore, sample } from 'effector';

/** B§9: what the carrier can offer is asked for again after 5 minutes. */
const staleAfter = 5 * 60 * 1000;

/** The screens of this area that read it; other admin screens are another area's. */
const shownOn: readonly RouteName[] = ['package', 'admin-package', 'admin-market-submission'];

/** What the carrier can offer this client at all; empty until it is known. */
export function createAvailable() {
  const loadFx = createQueryFx(getAvailableCoverages, {
    staleAfter,
    outlivesWrites: true,
    ...patiently,
  });
  const asked = screenEntered.filterMap(({ name, params }) =>
    shownOn.includes(name) ? (params.marketSubmissionId ?? undefined) : undefined,
  );
  sample({ clock: asked, fn: (id) => ({ params: { id } }), target: loadFx });
  const $available = createStore<AvailableCoverages>([], { serialize: 'ignore' }).on(
    loadFx.doneData,
    (_, available) => available,
  );
  const $isKnown = createStore(false)
    .on(loadFx.done, () => true)
    .reset(asked);
  /** The carrier offers this client nothing at all: an admin reads why there is nothing to configure (AMB-76). */
  const $isOutOfAppetite = combine(
    $available,
    $isKnown,
    (available, isKnown) => isKnown && available.every(({ coverages }) => coverages.length === 0),
  );
  return { $available, $isKnown, $isOutOfAppetite };
}

export type Available = ReturnType<typeof createAvailable>;
