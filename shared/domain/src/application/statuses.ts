/** A§3: status of an application of the new funnel. */
export const applicationStatuses = ['CREATED', 'IN_PROGRESS', 'SUBMITTED'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** A§3, A§4: the decision about an application. */
export const applicationDecisions = [
  'APPROVED',
  'DECLINED',
  'REQUIRES_REVIEW',
  'NON_LEGACY_ATTEST',
] as const;
export type ApplicationDecision = (typeof applicationDecisions)[number];

/** A§4: status of a legacy application, snake_case on the wire (AMB-31). */
export const legacyStatuses = [
  'completed',
  'signed_and_paid',
  'awaiting_payment',
  'awaiting_signature',
  'signature_sent',
  'quote_blocked',
  'quoted',
  'discretion',
  'started',
  'denied',
  'company_blocked',
] as const;
export type LegacyStatus = (typeof legacyStatuses)[number];

/** B§4: status of a market submission. */
export const marketSubmissionStatuses = [
  'CREATED',
  'REQUESTED',
  'QUOTE_BLOCKED',
  'FAILED',
  'RELEASED',
  'BOUND',
  'BIND_REQUESTED',
  'EXPIRED',
] as const;
export type MarketSubmissionStatus = (typeof marketSubmissionStatuses)[number];

/** B§4: status of a package. */
export const packageStatuses = [
  'CREATED',
  'PENDING',
  'IN_REVIEW',
  'READY',
  'ARCHIVED',
  'INVALIDATED',
] as const;
export type PackageStatus = (typeof packageStatuses)[number];

/** B§4: status of a quote. */
export const quoteStatuses = [
  'RELEASED',
  'EXPIRED',
  'CANCELED',
  'BOUND',
  'BIND_REQUESTED',
  'QUOTED',
] as const;

/** B§4: status of a coverage request. */
export const coverageRequestStatuses = [
  'PENDING',
  'QUOTED',
  'DECLINED',
  'INITIALIZED',
  'SUBMITTABLE',
  'FAILED',
] as const;

/** A§4: the result of authentication. */
export const authStatuses = ['unauthenticated', 'unverified_email', 'authenticated'] as const;
export type AuthStatus = (typeof authStatuses)[number];

/** Returns a readable form of any value of the back end, known or not: "BIND_REQUESTED" → "Bind requested" (AMB-88). */
export function readable(value: string): string {
  const words = value.replaceAll(/[_-]+/g, ' ').trim().toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
