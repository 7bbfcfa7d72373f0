import { loadScript } from './load-script.ts';

export type Person = {
  readonly id: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
};

export type ReferralCampaign = { readonly campaign: string; readonly transactionId: string };

/** The documented global of the referral program. */
type Referrals = {
  uid?: string;
  identify(id: string, traits: Omit<Person, 'id'>, options: { segments: string }): unknown;
  track(conversion: {
    campaign: string;
    transactionId: string;
    revenue: number;
    commissionApproved: boolean;
  }): unknown;
};

declare global {
  interface Window {
    mbsy?: Referrals;
  }
}

/** The segment of referred people, and the pause between two steps (A§9). */
const ambassadorTracking = { segment: 2, pauseMs: 1000 } as const;

/** Loads, identifies, converts, with a pause in between, because each step needs the previous one to be done. */
export async function referral(
  programId: string,
  { id, ...traits }: Person,
  { campaign, transactionId }: ReferralCampaign,
): Promise<void> {
  const url = `https://cdn.getambassador.com/us.js?uid=${encodeURIComponent(programId)}`;
  await loadScript('analytics', url);
  await pause();
  window.mbsy?.identify(id, traits, { segments: String(ambassadorTracking.segment) });
  await pause();
  window.mbsy?.track({ campaign, transactionId, revenue: 0, commissionApproved: true });
}

const pause = () => new Promise((resolve) => setTimeout(resolve, ambassadorTracking.pauseMs));
