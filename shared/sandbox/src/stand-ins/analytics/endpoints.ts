import type { StandInState } from '../state.ts';
import { collect, type VendorEndpoint, type VendorScript } from '../vendor-endpoint.ts';
import { ambassadorEvents, hubspotPage, segmentEvents } from './logic.ts';

type Sent = {
  event: string;
  name: string;
  userId: string;
  properties: Record<string, string>;
  traits: Record<string, unknown>;
};

const script = (address: RegExp, load: VendorScript['load']): VendorScript => ({
  kind: 'script',
  vendor: 'analytics',
  address,
  load,
});

const post = (address: RegExp) => ({ method: 'POST', address }) as const;

export const analyticsEndpoints = (state: StandInState): readonly VendorEndpoint[] => [
  script(
    /^https:\/\/cdn\.segment\.com\/analytics\.js\/v1\/[^/]+\/analytics\.min\.js$/,
    async () => (await import('./segment.ts')).install,
  ),
  collect('analytics', post(/^https:\/\/api\.segment\.io\/v1\/i$/), state, async (request) => {
    const { userId, traits }: Sent = await request.json();
    return segmentEvents.identify(userId, traits);
  }),
  collect('analytics', post(/^https:\/\/api\.segment\.io\/v1\/t$/), state, async (request) => {
    const { event, properties }: Sent = await request.json();
    return segmentEvents.track(event, properties);
  }),
  collect('analytics', post(/^https:\/\/api\.segment\.io\/v1\/p$/), state, async (request) => {
    const { name, properties }: Sent = await request.json();
    return segmentEvents.page(properties.path ?? '', name);
  }),

  script(
    /^https:\/\/js\.hs-scripts\.com\/[^/]+$/,
    async () => (await import('./hubspot.ts')).install,
  ),
  collect(
    'analytics',
    { method: 'GET', address: /^https:\/\/track\.hubspot\.com\/__ptq\.gif$/ },
    state,
    async (request) => hubspotPage(new URL(request.url).searchParams.get('pu') ?? ''),
  ),

  script(
    /^https:\/\/cdn\.getambassador\.com\/us\.js$/,
    async () => (await import('./ambassador.ts')).install,
  ),
  collect(
    'analytics',
    post(/^https:\/\/mbsy\.co\/universal\/identify$/),
    state,
    async (request) => {
      const { id, traits, segments } = await request.json();
      return ambassadorEvents.identify(id, traits, segments);
    },
  ),
  collect('analytics', post(/^https:\/\/mbsy\.co\/universal\/track$/), state, async (request) =>
    ambassadorEvents.conversion(await request.json()),
  ),
];
