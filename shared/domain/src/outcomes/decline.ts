import { type Decision, go, goBecause } from '@fairlead/domain';

export type DeclineFacts = {
  readonly isRenewal: boolean;
  readonly incubatorProgram: string | null;
};

/** Where /decline-routing leads (A§2). */
export function decline({ isRenewal, incubatorProgram }: DeclineFacts): Decision {
  if (isRenewal) return go('declined-renewal', { route: 'renewal-blocked' });
  if (incubatorProgram === 'wework') return goBecause('declined-wework', { route: 'hiscox-offer' });
  return goBecause('declined', { route: 'declined' });
}
