/**
 * A page's settings: its deployment and the vendors' accounts. The keys are public; they are in every page's source
 * anyway. An empty key means that the deployment has no account there.
 */
export type VendorSettings = {
  /** Internal users are left out of production's analytics (A§1). */
  readonly environment: 'production' | 'staging' | 'sandbox';
  /** Empty: the revision of the import map. */
  readonly release: string;
  readonly mapsKey: string;
  readonly flagsClientId: string;
  readonly chatKey: string;
  readonly stripeKey: string;
  readonly segmentKey: string;
  readonly hubspotId: string;
  readonly ambassadorId: string;
  readonly ambassadorCampaign: string;
  readonly errorReportsDsn: string;
  readonly replayApplicationId: string;
  readonly replayClientToken: string;
};

/** The keys that the sandbox's stand-ins answer to. */
export const sandboxVendors: VendorSettings = {
  environment: 'sandbox',
  release: 'sandbox',
  mapsKey: 'sandbox-maps',
  flagsClientId: 'sandbox-flags',
  chatKey: 'sandbox-chat',
  stripeKey: 'pk_test_sandbox',
  segmentKey: 'sandbox-segment',
  hubspotId: '100001',
  ambassadorId: 'sandbox-ambassador',
  ambassadorCampaign: 'sandbox-campaign',
  errorReportsDsn: 'https://sandbox@ingest.sentry.io/1',
  replayApplicationId: 'sandbox-replay',
  replayClientToken: 'pub-sandbox',
};
