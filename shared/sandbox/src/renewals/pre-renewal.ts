import { flatAnswers } from '../content/personas.ts';
import type { ApplicationRow } from '../database/tables.ts';
import { preRenewal } from '../underwriting/index.ts';
import type { World } from '../world/world.ts';
import { renewalToday } from './renewal-window.ts';
import { legacyOf } from './start-renewal.ts';

/**
 * Returns the active pre-renewal decisions of an expiring policy: the stored one, or the one that is made when its
 * window opens. None outside of the window, and none for a renewal.
 */
export async function preRenewalDecisions(
  world: World,
  application: ApplicationRow,
): Promise<readonly string[]> {
  const onFile = (await legacyOf(world, application))?.pre_renewal_decision;
  if (onFile) return [onFile];
  const renewal = renewalToday(world, application.shown.renewal);
  if (!renewal?.is_ready_for_renewal || renewal.is_renewal_application) return [];
  const context = { ...application.context, is_renewal: true };
  return [preRenewal(flatAnswers(application.answers), context).decision];
}
