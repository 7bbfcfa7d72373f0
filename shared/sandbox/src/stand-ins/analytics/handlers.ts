import { collect } from '../collect.ts';
import { serveScript } from '../serve-script.ts';
import type { StandInState } from '../state.ts';
import { ambassadorEvents, hubspotPage, segmentEvents } from './logic.ts';

type Sent = {
  event: string;
  name: string;
  userId: string;
  properties: Record<string, string>;
  traits: Record<string, unknown>;
};

const api = 'https://api.segment.io/v1';
const mbsy = 'https://mbsy.co/universal';

export const analyticsHandlers = (state: StandInState) => [
  serveScript(
    'analytics',
    'https://cdn.segment.com/analytics.js/v1/:key/analytics.min.js',
    state,
    async () => (await import('./segment.ts')).install,
  ),
  collect('analytics', { method: 'post', url: `${api}/i` }, state, async (request) => {
    const { userId, traits }: Sent = await request.json();
    return segmentEvents.identify(userId, traits);
  }),
  collect('analytics', { method: 'post', url: `${api}/t` }, state, async (request) => {
    const { event, properties }: Sent = await request.json();
    return segmentEvents.track(event, properties);
  }),
  collect('analytics', { method: 'post', url: `${api}/p` }, state, async (request) => {
    const { name, properties }: Sent = await request.json();
    return segmentEvents.page(properties.path ?? '', name);
  }),

  serveScript(
    'analytics',
    'https://js.hs-scripts.com/:id',
    state,
    async () => (await import('./hubspot.ts')).install,
  ),
  collect(
    'analytics',
    { method: 'get', url: 'https://track.hubspot.com/__ptq.gif' },
    state,
    async (request) => hubspotPage(new URL(request.url).searchParams.get('pu') ?? ''),
  ),

  serveScript(
    'analytics',
    'https://cdn.getambassador.com/us.js',
    state,
    async () => (await import('./ambassador.ts')).install,
  ),
  collect('analytics', { method: 'post', url: `${mbsy}/identify` }, state, async (request) => {
    const { id, traits, segments } = await request.json();
    return ambassadorEvents.identify(id, traits, segments);
  }),
  collect('analytics', { method: 'post', url: `${mbsy}/track` }, state, async (request) =>
    ambassadorEvents.conversion(await request.json()),
  ),
];
