import type { StandInState } from '../state.ts';
import { isDown, type VendorEndpoint } from '../vendor-endpoint.ts';
import { evaluate } from './logic.ts';

export const flagEndpoints = (state: StandInState): readonly VendorEndpoint[] => [
  {
    kind: 'service',
    method: 'GET',
    address: /^https:\/\/app\.launchdarkly\.com\/sdk\/evalx\/[^/]+\/contexts\/[^/]+$/,
    answer: async (request) =>
      (await isDown('flags', state, request))
        ? Response.error()
        : Response.json(evaluate(state.flags())),
  },
  {
    kind: 'service',
    method: 'GET',
    address: /^https:\/\/app\.launchdarkly\.com\/sdk\/goals\/[^/]+$/,
    answer: () => Response.json([]),
  },
  {
    kind: 'service',
    method: 'POST',
    address: /^https:\/\/events\.launchdarkly\.com\/events\//,
    answer: () => new Response(null, { status: 202 }),
  },
  {
    kind: 'service',
    method: 'GET',
    address: /^https:\/\/clientstream\.launchdarkly\.com\//,
    // 204 keeps an event source from reconnecting: flags don't change while the page is open.
    answer: () => new Response(null, { status: 204 }),
  },
];
