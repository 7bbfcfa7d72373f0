import { openAnalytics } from '@fairlead/vendors/analytics';
import { openMessenger } from '@fairlead/vendors/chat';
import { loadFlags } from '@fairlead/vendors/flags';
import { openMaps } from '@fairlead/vendors/maps';
import { openBankLink } from '@fairlead/vendors/plaid';
import { openCardForm } from '@fairlead/vendors/stripe';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { createStandInState, type StandInVendor, type VendorFault } from '../state.ts';
import { answerInPage } from './answer-in-page.ts';

const faults: Partial<Record<StandInVendor, VendorFault>> = {};
const flags = { 'ach-payment': false, 'hubspot-tracking': true };
const state = createStandInState({ flags, faults });

beforeAll(() => answerInPage(state));
beforeEach(() => {
  for (const vendor of Object.keys(faults)) Reflect.deleteProperty(faults, vendor);
});

const askFlags = (timeoutMs: number) =>
  loadFlags({ clientSideId: 'env', context: { kind: 'user', key: 'ct_001' }, timeoutMs });

test('scripts and services of vendors are answered without MSW', async () => {
  const analytics = openAnalytics({ segmentKey: 'key', hubspotId: '1', ambassadorId: 'amb' });
  await analytics.track('Lead Created', { partner: 'carta' });
  await analytics.marketingPage('/login');
  await openMessenger({ key: 'chat' });
  expect(await askFlags(5000)).toEqual(flags);
  const maps = openMaps({ key: 'maps-key' });
  const [found] = await maps.suggestAddresses('137 Halyard Street');
  expect(found?.text).toBe('137 Halyard Street, San Francisco, CA, USA');
  const address = await maps.readAddress(found?.placeId ?? '');
  expect(address).toMatchObject({ city: 'San Francisco' });
  await expect
    .poll(() => state.events.map(({ service, name }) => `${service} ${name}`))
    .toEqual(expect.arrayContaining(['segment Lead Created', 'hubspot page view', 'chat opened']));
});

test('a script that failed can be loaded when its vendor is back', async () => {
  const options = { publishableKey: 'pk_test_fairlead', onChange: () => undefined };
  faults.stripe = 'down';
  await expect(openCardForm(options)).rejects.toMatchObject({ vendor: 'stripe' });
  delete faults.stripe;
  const form = await openCardForm(options);
  expect(await form.createToken({ postalCode: '94105' })).toMatchObject({
    code: 'incomplete_number',
  });
});

test('the bank’s own SDK finds its script and its dialog', async () => {
  const visit = openBankLink({ linkToken: 'link-sandbox-1' });
  await expect.poll(() => document.querySelector('dialog')).not.toBeNull();
  const [close] = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Close',
  );
  close?.click();
  expect(await visit).toMatchObject({ ok: false, code: 'exited' });
});

test('a flag service that is down or hangs behaves like the network', async () => {
  faults.flags = 'down';
  await expect(askFlags(5000)).rejects.toMatchObject({ name: 'VendorLoadError' });
  faults.flags = 'hangs';
  await expect(askFlags(50)).rejects.toThrow(/^Launch Darkly Timeout$/);
});

test('a request that is aborted while its vendor hangs ends', async () => {
  faults.analytics = 'hangs';
  const controller = new AbortController();
  const { signal } = controller;
  const asked = fetch('https://track.hubspot.com/__ptq.gif?pu=x', { signal });
  controller.abort();
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});

test('what is no vendor’s goes to the network', async () => {
  const own = `${location.origin}/__not_there__/nothing.js`;
  const script = document.createElement('script');
  script.src = own;
  expect(script.type).toBe('');
  expect(await (await fetch(location.href)).text()).toContain('<html');
});
