import type { Application } from '@fairlead/contracts';
import { isReadyForRenewal } from '../underwriting/index.ts';
import type { World } from '../world/world.ts';

type Renewal = Application['renewal'];

/**
 * Returns an application's renewal facts as of today: a policy can be renewed in its last 60 days. Those of a renewal
 * are unchanged, because its own policy hasn't begun.
 */
export function renewalToday({ today }: Pick<World, 'today'>, renewal: Renewal): Renewal {
  const ends = renewal?.policy_ends;
  if (!renewal || !ends || renewal.is_renewal_application) return renewal;
  return { ...renewal, is_ready_for_renewal: isReadyForRenewal(ends, today()) };
}
