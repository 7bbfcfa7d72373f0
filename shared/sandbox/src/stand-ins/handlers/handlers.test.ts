import { expect, test, vi } from 'vitest';
import { createStandInState, type StandInSettings } from '../state.ts';
import { standInHandlers } from './index.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const open = (settings: StandInSettings = {}) => {
  const state = createStandInState({ now, ...settings });
  return { state, vendors: standInHandlers(state) };
};
const card = { number: '4242424242424242', expiry: '1230', cvc: '123' };

test('a complete card is reported as complete, without its digits, and becomes a token', async () => {
  const { vendors } = open();
  const changes = vendors.enterCard(card);
  expect(changes.every(({ complete }) => complete)).toBe(true);
  expect(JSON.stringify(changes)).not.toMatch(/4242/);
  expect(await vendors.createCardToken({ postalCode: '94105' })).toMatchObject({ ok: true });
});

test('an incomplete card is refused in the words of the provider', async () => {
  const { vendors } = open();
  vendors.enterCard({ ...card, cvc: '1' });
  expect(await vendors.createCardToken({ postalCode: '94105' })).toEqual({
    ok: false,
    code: 'incomplete_cvc',
    message: "Your card's security code is incomplete.",
  });
});

test('the usual bank visit ends with one account and its events', async () => {
  const { vendors } = open();
  const result = await vendors.linkBank({ linkToken: 'link-sandbox-1' });
  expect(result).toMatchObject({ ok: true, accounts: [{ mask: '0000' }] });
  expect(result.events.map(({ name }) => name)).toEqual(['open', 'institution select', 'handoff']);
});

test('a bank visit that is left is a value', async () => {
  const { vendors } = open();
  vendors.planBankVisit({ search: 'Tartan', institution: 'Tartan Bank', leaveAt: 'credentials' });
  const result = await vendors.linkBank({ linkToken: 'link-sandbox-1' });
  expect(result).toMatchObject({ ok: false, code: 'exited' });
  expect(result.events.map(({ name }) => name)).toEqual([
    'open',
    'institution search',
    'institution select',
    'exit',
  ]);
});

test('a chosen suggestion is read as an address', async () => {
  const { vendors } = open();
  const [found] = await vendors.suggestAddresses('137 Halyard Street');
  expect(await vendors.readAddress(found?.placeId ?? '')).toEqual({
    line_1: '137 Halyard Street',
    city: 'San Francisco',
    region: 'US-CA',
    county: 'San Francisco',
    postal_code: '94105',
    country: 'US',
  });
});

test('flags are those of the state', async () => {
  const { vendors } = open({ flags: { 'hubspot-tracking': true } });
  expect(await vendors.loadFlags({ timeoutMs: 100 })).toEqual({ 'hubspot-tracking': true });
});

test('flags that do not come are a Launch Darkly Timeout', async () => {
  vi.useFakeTimers();
  const { vendors } = open({ faults: { flags: 'hangs' } });
  const refused = expect(vendors.loadFlags({ timeoutMs: 5000 })).rejects.toThrow(
    /^Launch Darkly Timeout$/,
  );
  await vi.advanceTimersByTimeAsync(5000);
  await refused;
  vi.useRealTimers();
});

test('a vendor that is down is a VendorLoadError', async () => {
  const { vendors } = open({ faults: { maps: 'down' } });
  await expect(vendors.suggestAddresses('137')).rejects.toMatchObject({
    name: 'VendorLoadError',
    vendor: 'maps',
  });
});

test('a referral is identified in segment 2 after 1000 ms and converted 1000 ms later', async () => {
  vi.useFakeTimers();
  const { vendors, state } = open();
  const person = { id: 'ct_001', email: 'ada@x.example', firstName: 'Ada', lastName: 'L' };
  const done = vendors.referral(person, { campaign: '7', transactionId: 'app_1' });
  await vi.advanceTimersByTimeAsync(999);
  expect(state.events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(state.events).toMatchObject([{ name: 'identify', properties: { segments: '2' } }]);
  await vi.advanceTimersByTimeAsync(1000);
  await done;
  expect(state.events.map(({ name }) => name)).toEqual(['identify', 'conversion']);
  vi.useRealTimers();
});

test('a chat sign-in is recorded without its token', async () => {
  const { vendors, state } = open();
  await vendors.openChat({ signIn: async () => 'aaa.bbb.ccc' });
  expect(state.events.map(({ name }) => name)).toEqual(['opened', 'signed in']);
  expect(JSON.stringify(state.events)).not.toContain('aaa');
});
