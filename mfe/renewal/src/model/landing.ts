import { unableToRenew } from '@fairlead/domain/outcomes';
import { navigate, routed } from '@fairlead/store';
import { createEvent, sample } from 'effector';
import type { Routing, Stay } from './routing.ts';

/** /renew: 'BEGIN RENEWAL', or 'Unable to Renew' with the contact (A§4). */
export function createLanding({ $stay }: Routing) {
  const begun = createEvent();
  const policiesOpened = createEvent();

  const $view = $stay.map((stay) => (stay?.visit.route === 'renew' ? viewOf(stay) : null));

  sample({
    clock: sample({ clock: begun, source: $stay }).filterMap((stay) =>
      stay?.because === 'ready-for-renewal' ? confirmationOf(stay) : undefined,
    ),
    target: navigate,
  });
  sample({
    clock: policiesOpened,
    fn: () => ({ to: { external: 'customer-portal' } }) as const,
    target: routed,
  });

  return { begun, policiesOpened, $view };
}

const confirmationOf = ({ policy: { legacyApplicationId } }: Stay) =>
  ({
    route: 'renew-information-confirm',
    query: { legacyApplicationId, preventReroute: 'true' },
  }) as const;

function viewOf({ because, policy: { policyEnds } }: Stay) {
  const unable = unableToRenew.find((decision) => decision.replace('_', '-') === because) ?? null;
  return { unable, policyEnds };
}
