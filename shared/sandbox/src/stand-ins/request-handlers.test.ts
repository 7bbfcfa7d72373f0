import { getResponse } from 'msw';
import { expect, test } from 'vitest';
import { standInRequestHandlers } from './request-handlers.ts';
import { createStandInState, type StandInSettings } from './state.ts';

const ask = (url: string, settings: StandInSettings = {}, init?: RequestInit) =>
  getResponse(standInRequestHandlers(createStandInState(settings)), new Request(url, init));

test.each([
  'https://js.stripe.com/endive/stripe.js',
  'https://cdn.plaid.com/link/v2/stable/link-initialize.js',
  'https://maps.googleapis.com/maps/api/js?key=k&libraries=places&callback=google.maps.__ib__',
  'https://static.zdassets.com/ekr/snippet.js?key=k',
  'https://cdn.segment.com/analytics.js/v1/key/analytics.min.js',
  'https://js.hs-scripts.com/100001.js',
  'https://cdn.getambassador.com/us.js?uid=u',
  'https://www.datadoghq-browser-agent.com/us1/v6/datadog-rum.js',
  'https://browser.sentry-cdn.com/8.55.0/bundle.min.js',
])('%s is answered with a script', async (url) => {
  const response = await ask(url);
  expect(response?.headers.get('content-type')).toBe('text/javascript');
  expect(await response?.text()).toMatch(/^fairleadStandIns\["[\w.-]+"\]\(/);
});

test('a vendor that is down answers with a network error', async () => {
  const response = await ask('https://js.stripe.com/endive/stripe.js', {
    faults: { stripe: 'down' },
  });
  expect(response?.type).toBe('error');
});

test('the flag service evaluates the flags of the state', async () => {
  const response = await ask('https://app.launchdarkly.com/sdk/evalx/env/contexts/e30', {
    flags: { 'ach-payment': true },
  });
  expect(await response?.json()).toMatchObject({ 'ach-payment': { value: true, variation: 0 } });
});

test.each([
  ['us', 1],
  ['ca', 0],
])('the places service asked for %s suggests %i address', async (region, count) => {
  const response = await ask('https://places.googleapis.com/v1/places:autocomplete', undefined, {
    method: 'POST',
    body: JSON.stringify({ input: '137 Halyard', includedRegionCodes: [region] }),
  });
  expect(await response?.json()).toHaveProperty('suggestions.length', count);
});

test('a place that does not exist is a 404', async () => {
  const response = await ask('https://places.googleapis.com/v1/places/nowhere');
  expect(response?.status).toBe(404);
});

test('an error envelope is recorded with its type, message and tags', async () => {
  const state = createStandInState();
  const event = {
    exception: { values: [{ type: 'TypeError', value: 'It broke' }] },
    tags: { route: 'login' },
  };
  const body = ['{}', '{"type":"event"}', JSON.stringify(event)].join('\n');
  const request = new Request('https://ingest.sentry.io/api/1/envelope/', { method: 'POST', body });
  await getResponse(standInRequestHandlers(state), request);
  expect(state.events).toEqual([
    {
      service: 'error-reporting',
      name: 'error reported',
      properties: { type: 'TypeError', message: 'It broke', route: 'login' },
    },
  ]);
});
