import { $route } from '@fairlead/store';

/**
 * Why a renewal can't continue, from the router that redirected here. Without it, the screen shows the general text.
 */
export type RenewalNotice = {
  readonly reason: string | null;
  readonly policyEnds: string | null;
};

/** The notice in the navigation state. */
export const renewalNotice = () =>
  $route.map(
    (route): RenewalNotice => ({
      reason: textIn(route?.state.reason),
      policyEnds: textIn(route?.state.policyEnds),
    }),
  );

const textIn = (value: unknown) => (typeof value === 'string' ? value : null);
