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
 * The scripts that a vendor needs, for the page's Trusted Types policy. An entry that ends in `/` allows everything
 * below it (the vendor's own chunks); any other is one URL, with any query.
 */
export const vendorScripts: Readonly<Record<Vendor, readonly string[]>> = {
  stripe: ['https://js.stripe.com/endive/stripe.js'],
  plaid: ['https://cdn.plaid.com/link/v2/stable/link-initialize.js'],
  maps: [
    'https://maps.googleapis.com/maps/api/js',
    'https://maps.googleapis.com/maps-api-v3/api/js/',
  ],
  flags: [],
  chat: [
    'https://static.zdassets.com/ekr/snippet.js',
    'https://static.zdassets.com/web_widget/messenger/',
  ],
  analytics: [
    'https://cdn.segment.com/analytics.js/v1/',
    'https://js.hs-scripts.com/',
    'https://cdn.getambassador.com/us.js',
  ],
  'session-replay': ['https://www.datadoghq-browser-agent.com/us1/v6/'],
  'error-reporting': ['https://browser.sentry-cdn.com/8.55.0/bundle.min.js'],
};

/** The script URLs of these vendors, for a Trusted Types policy. */
export function vendorScriptUrls(vendors: readonly Vendor[]): readonly string[] {
  return vendors.flatMap((vendor) => vendorScripts[vendor]);
}
