/** A§1: the main steps of the funnel, in order. */
const funnelSteps = [
  'Information Update',
  'Core Questions',
  'Review',
  'Payment Options',
  'Sign Policy',
] as const;
export type FunnelStep = (typeof funnelSteps)[number];

/** The steps one applicant sees: Information Update exists for renewals only (A§1). */
export const funnelStepsFor = ({ isRenewal }: { isRenewal: boolean }): readonly FunnelStep[] =>
  isRenewal ? funnelSteps : funnelSteps.slice(1);
