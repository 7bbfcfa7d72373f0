import type { StandInState } from '../state.ts';
import { collect, type VendorEndpoint } from '../vendor-endpoint.ts';
import { errorReported } from './logic.ts';

export const errorReportingEndpoints = (state: StandInState): readonly VendorEndpoint[] => [
  {
    kind: 'script',
    vendor: 'error-reporting',
    address: /^https:\/\/browser\.sentry-cdn\.com\/[^/]+\/bundle\.min\.js$/,
    load: async () => (await import('./script.ts')).install,
  },
  collect(
    'error-reporting',
    {
      method: 'POST',
      address: /^https:\/\/([\w.]+\.)?ingest\.sentry\.io\/api\/\d+\/envelope\/$/,
    },
    state,
    async (request) => {
      const [, , event = '{}'] = (await request.text()).split('\n');
      const { exception, tags } = JSON.parse(event);
      const [{ type, value }] = exception.values;
      return errorReported(type, value, tags);
    },
  ),
];
