import type { VendorEndpoint } from '../vendor-endpoint.ts';

export const stripeEndpoints = (): readonly VendorEndpoint[] => [
  {
    kind: 'script',
    vendor: 'stripe',
    address: /^https:\/\/js\.stripe\.com\/[^/]+\/stripe\.js$/,
    load: async () => (await import('./script.ts')).install,
  },
];
