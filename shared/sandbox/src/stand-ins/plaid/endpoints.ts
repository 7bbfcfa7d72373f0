import type { VendorEndpoint } from '../vendor-endpoint.ts';

export const plaidEndpoints = (): readonly VendorEndpoint[] => [
  {
    kind: 'script',
    vendor: 'plaid',
    address: /^https:\/\/cdn\.plaid\.com\/link\/v2\/stable\/link-initialize\.js$/,
    load: async () => (await import('./script.ts')).install,
  },
];
