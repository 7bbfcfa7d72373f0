/** What the bank-linking dialog reports (A§7). */
const bankEventNames = [
  'open',
  'exit',
  'handoff',
  'institution search',
  'institution select',
  'error',
] as const;

export type BankEventName = (typeof bankEventNames)[number];

/** The events that the product reports to analytics. */
export const eventNames = [
  'page view',
  'Email verification failed',
  'campaign_conversion',
  'referral conversion',
  ...bankEventNames.map((name) => `bank link ${name}` as const),
] as const;

/**
 * The events that areas in other repositories report. An area adds its own:
 * `declare module '@fairlead/domain' { interface AreaEvents { 'claim filed': true } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: areas add to it
export interface AreaEvents {}

export type EventName = (typeof eventNames)[number] | (keyof AreaEvents & string);
