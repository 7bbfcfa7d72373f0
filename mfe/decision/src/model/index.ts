import { createDeclineRouting } from './decline-routing.ts';
import { createBlockingDiscretion } from './discretion.ts';
import { createExitActions } from './exit-actions.ts';
import { createExpedite } from './expedite.ts';
import { regionName } from './region-name.ts';
import { renewalNotice } from './renewal-notice.ts';
import { createUserDiscretion } from './user-discretion.ts';

/** The screens after a decision, or when something prevents one. */
export function createModel() {
  return {
    blocking: createBlockingDiscretion(),
    expedite: createExpedite(),
    userDiscretion: createUserDiscretion(),
    declineRouting: createDeclineRouting(),
    exitActions: createExitActions(),
    $placeName: regionName(),
    $renewalNotice: renewalNotice(),
  };
}

export type DecisionModel = ReturnType<typeof createModel>;
