import type { Application } from '@fairlead/contracts';
import { isReadyForRenewal } from '../underwriting/index.ts';
import type { World } from '../world/world.ts';

type Renewal = Application['renewal'];

/**
 * The renewal facts of an application as they are today: a policy is ready to be renewed in its last 60 days. Of a
 * renewal they say what they said: its own policy has not begun.
 */
export function renewalToday({ today }: Pick<World, 'today'>, renewal: Renewal): Renewal {
  const ends = renewal?.policy_ends;
  if (!renewal || !ends || renewal.is_renewal_application) return renewal;
  return { ...renewal, is_ready_for_renewal: isReadyForRenewal(ends, today()) };
}
