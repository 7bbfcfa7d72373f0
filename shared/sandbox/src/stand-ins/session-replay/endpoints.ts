import type { StandInState } from '../state.ts';
import { collect, type VendorEndpoint } from '../vendor-endpoint.ts';
import { replayStarted } from './logic.ts';

export const sessionReplayEndpoints = (state: StandInState): readonly VendorEndpoint[] => [
  {
    kind: 'script',
    vendor: 'session-replay',
    address: /^https:\/\/www\.datadoghq-browser-agent\.com\/us1\/v6\/datadog-rum\.js$/,
    load: async () => (await import('./script.ts')).install,
  },
  collect(
    'session-replay',
    { method: 'POST', address: /^https:\/\/browser-intake-datadoghq\.com\/api\/v2\/rum$/ },
    state,
    async (request) => replayStarted(await request.json()),
  ),
];
