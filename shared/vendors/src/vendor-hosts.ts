import type { Vendor } from './vendor-sources.ts';

/** What a page's Content-Security-Policy must allow for a vendor besides scripts. */
export type VendorHosts = {
  readonly frames?: readonly string[];
  readonly connect?: readonly string[];
  readonly images?: readonly string[];
};

/** Only servers read this, so it isn't a module of the import map. */
export const vendorHosts: Readonly<Record<Vendor, VendorHosts>> = {
  stripe: {
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  },
  plaid: { frames: ['https://cdn.plaid.com'], connect: ['https://production.plaid.com'] },
  maps: { connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'] },
  flags: {
    connect: [
      'https://app.launchdarkly.com',
      'https://events.launchdarkly.com',
      'https://clientstream.launchdarkly.com',
    ],
  },
  chat: {
    connect: [
      'https://static.zdassets.com',
      'https://ekr.zdassets.com',
      'https://*.zendesk.com',
      'wss://*.zendesk.com',
      'https://api.smooch.io',
      'wss://api.smooch.io',
    ],
    images: [
      'https://static.zdassets.com',
      'https://*.zendesk.com',
      'https://media.smooch.io',
      'https://*.zdusercontent.com',
    ],
  },
  analytics: {
    connect: [
      'https://cdn.segment.com',
      'https://api.segment.io',
      'https://track.hubspot.com',
      'https://mbsy.co',
    ],
    images: ['https://track.hubspot.com'],
  },
  'session-replay': { connect: ['https://browser-intake-datadoghq.com'] },
  'error-reporting': { connect: ['https://ingest.sentry.io', 'https://*.ingest.sentry.io'] },
};

/** The host of the bank provider's test environment, for deployments other than production. */
export const bankTestHost = 'https://sandbox.plaid.com';
