import type { VendorEndpoint } from '../vendor-endpoint.ts';

export const chatEndpoints = (): readonly VendorEndpoint[] => [
  {
    kind: 'script',
    vendor: 'chat',
    address: /^https:\/\/static\.zdassets\.com\/ekr\/snippet\.js$/,
    load: async () => (await import('./script.ts')).install,
  },
];
