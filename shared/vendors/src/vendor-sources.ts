export type Vendor =
  | 'stripe'
  | 'plaid'
  | 'maps'
  | 'flags'
  | 'chat'
  | 'analytics'
  | 'session-replay'
  | 'error-reporting';

/**
 * What a page must allow before a vendor can work on it. A script entry that ends in `/` allows
 * everything below it (the vendor's own chunks); any other is one URL, whatever its query.
 */
export type VendorSource = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
};

/** Per vendor: the script URLs for Trusted Types, and the origins for frame-src and connect-src. */
export const vendorSources: Readonly<Record<Vendor, VendorSource>> = {
  stripe: {
    scripts: ['https://js.stripe.com/endive/stripe.js'],
    frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  },
  plaid: {
    scripts: ['https://cdn.plaid.com/link/v2/stable/link-initialize.js'],
    frames: ['https://cdn.plaid.com'],
    connect: ['https://production.plaid.com', 'https://sandbox.plaid.com'],
  },
  maps: {
    scripts: [
      'https://maps.googleapis.com/maps/api/js',
      'https://maps.googleapis.com/maps-api-v3/api/js/',
    ],
    frames: [],
    connect: ['https://maps.googleapis.com', 'https://places.googleapis.com'],
  },
  flags: {
    scripts: [],
    frames: [],
    connect: [
      'https://app.launchdarkly.com',
      'https://events.launchdarkly.com',
      'https://clientstream.launchdarkly.com',
    ],
  },
  chat: {
    scripts: [
      'https://static.zdassets.com/ekr/snippet.js',
      'https://static.zdassets.com/web_widget/messenger/',
    ],
    frames: [],
    connect: ['https://ekr.zdassets.com'],
  },
  analytics: {
    scripts: [
      'https://cdn.segment.com/analytics.js/v1/',
      'https://js.hs-scripts.com/',
      'https://cdn.getambassador.com/us.js',
    ],
    frames: [],
    connect: ['https://api.segment.io', 'https://track.hubspot.com', 'https://mbsy.co'],
  },
  'session-replay': {
    scripts: ['https://www.datadoghq-browser-agent.com/us1/v6/'],
    frames: [],
    connect: ['https://browser-intake-datadoghq.com'],
  },
  'error-reporting': {
    scripts: ['https://browser.sentry-cdn.com/8.55.0/bundle.min.js'],
    frames: [],
    connect: ['https://ingest.sentry.io', 'https://*.ingest.sentry.io'],
  },
};

/** The script URLs of these vendors, for a Trusted Types policy. */
export function vendorScriptUrls(vendors: readonly Vendor[]): readonly string[] {
  return vendors.flatMap((vendor) => vendorSources[vendor].scripts);
}
