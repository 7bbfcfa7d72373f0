import { openAnalytics } from '@fairlead/vendors/analytics';
import { openMessenger } from '@fairlead/vendors/chat';
import { openErrorReporting } from '@fairlead/vendors/error-reporting';
import { loadFlags } from '@fairlead/vendors/flags';
import { openMaps } from '@fairlead/vendors/maps';
import { openBankLink } from '@fairlead/vendors/plaid';
import { startReplay } from '@fairlead/vendors/session-replay';
import { type CardChange, createCardToken, openCardForm } from '@fairlead/vendors/stripe';
import { setupWorker } from 'msw/browser';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  chargeOutcome,
  createStandInState,
  standInHandlers,
  standInRequestHandlers,
} from './index.ts';
import type { StandInVendor, VendorEvent, VendorFault } from './state.ts';

const now = () => new Date('2026-11-20T12:00:00Z');
const faults: Partial<Record<StandInVendor, VendorFault>> = {};
const flags = { 'hubspot-tracking': true, 'ach-payment': false };
const state = createStandInState({ now, flags, faults });
const worker = setupWorker(...standInRequestHandlers(state));

beforeAll(async () => {
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
});
beforeEach(() => {
  for (const vendor of Object.keys(faults)) Reflect.deleteProperty(faults, vendor);
});

const recorded = (service: VendorEvent['service']) =>
  state.events.filter((event) => event.service === service);

async function mountedCard() {
  const changes: CardChange[] = [];
  const form = await openCardForm({
    publishableKey: 'pk_test_fairlead',
    style: { base: { color: 'rgb(10, 20, 30)', '::placeholder': { color: 'rgb(1, 2, 3)' } } },
    onChange: (change) => void changes.push(change),
  });
  for (const field of ['number', 'expiry', 'cvc'] as const) {
    const container = document.createElement('div');
    container.id = field;
    const label = document.createElement('label');
    label.htmlFor = field;
    label.textContent = `The ${field}`;
    document.body.append(label, container);
    form.mount(field, container);
  }
  const last = (field: CardChange['field']) => changes.findLast((one) => one.field === field);
  const close = () => {
    form.destroy();
    document.body.replaceChildren();
  };
  return { form, last, changes, close };
}

const input = (name: RegExp) => page.getByRole('textbox', { name });

async function type(number: string, expiry = '1230', cvc = '123') {
  await userEvent.type(input(/card number/), number);
  await userEvent.type(input(/expiration/), expiry);
  await userEvent.type(input(/CVC/), cvc);
  await userEvent.tab();
}

test('CHECKOUT-059 the card provider makes a token from the card that was typed', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { last, changes, close } = await mountedCard();
  await type('4242424242424242');
  expect(last('number')).toMatchObject({ complete: true, empty: false, code: null });
  expect(last('expiry')).toMatchObject({ complete: true });
  expect(last('cvc')).toMatchObject({ complete: true });
  const made = await createCardToken({ postalCode: '94105' });
  expect(made.ok && chargeOutcome(made.token)).toMatchObject({ ok: true, last4: '4242' });
  expect(JSON.stringify(changes)).not.toMatch(/4242/);
  // The SDK warns when the script is of another release train than it expects.
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
  close();
});

test('a declined card becomes a token and is declined when charged', async () => {
  const { form, close } = await mountedCard();
  await type('4000000000009995');
  const made = await form.createToken({ postalCode: '94105' });
  expect(made.ok && chargeOutcome(made.token)).toMatchObject({ code: 'insufficient_funds' });
  close();
});

test('a wrong number is reported at its last digit and refused as a token', async () => {
  const { form, last, close } = await mountedCard();
  await type('4242424242424241');
  expect(last('number')).toMatchObject({ complete: false, code: 'invalid_number' });
  expect(await form.createToken({ postalCode: '94105' })).toEqual({
    ok: false,
    code: 'invalid_number',
    message: 'Your card number is invalid.',
  });
  close();
});

test('an incomplete field is reported when it is left, and can be cleared', async () => {
  const { form, last, close } = await mountedCard();
  await userEvent.type(input(/card number/), '4242');
  expect(last('number')).toMatchObject({ code: null });
  await userEvent.tab();
  expect(last('number')).toMatchObject({ code: 'incomplete_number' });
  form.clear();
  expect(last('number')).toMatchObject({ empty: true, code: null });
  close();
});

test('a card field formats, keeps the caret, takes the style and the focus of its label', async () => {
  const { close } = await mountedCard();
  await page.getByText('The number').click();
  await userEvent.keyboard('4242424242');
  const number = input(/card number/).element() as HTMLInputElement;
  expect(document.activeElement).toBe(number);
  expect(number.value).toBe('4242 4242 42');
  expect(getComputedStyle(number).color).toBe('rgb(10, 20, 30)');
  expect(getComputedStyle(number, '::placeholder').color).toBe('rgb(1, 2, 3)');
  await userEvent.keyboard('{Home}{ArrowRight}9');
  expect(number.value).toBe('4924 2424 242');
  expect(number.selectionStart).toBe(2);
  close();
});

test('a card token without an open card form throws', async () => {
  await expect(createCardToken({ postalCode: '94105' })).rejects.toThrow('no card form is open');
});

test('CHECKOUT-060 a bank is linked through the real dialog of the SDK', async () => {
  const visit = openBankLink({ linkToken: 'link-sandbox-1' });
  const dialog = page.getByRole('dialog', { name: 'Select your institution' });
  await userEvent.type(dialog.getByRole('searchbox'), 'tartan');
  await page.getByRole('button', { name: 'Tartan Bank' }).click();
  await page.getByLabelText('Username').fill('user_good');
  await page.getByLabelText('Password').fill('wrong');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('The username or password was not correct. Check both and try again.');
  await page.getByLabelText('Password').fill('pass_good');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('checkbox', { name: 'Plaid Checking ending in 0000' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const result = await visit;
  expect(result).toMatchObject({
    ok: true,
    institution: 'Tartan Bank',
    accounts: [{ name: 'Plaid Checking', mask: '0000', subtype: 'checking' }],
  });
  expect(result.events.map(({ name }) => name)).toEqual([
    'open',
    'institution search',
    'institution select',
    'error',
    'handoff',
  ]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('CHECKOUT-061 leaving the bank dialog is reported as an exit', async () => {
  const told: string[] = [];
  const visit = openBankLink({
    linkToken: 'link-sandbox-1',
    onEvent: ({ name }) => void told.push(name),
  });
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await visit).toMatchObject({ ok: false, code: 'exited' });
  expect(told).toEqual(['open', 'exit']);
});

test('SHELL-009 SHELL-030 INTAKE-040 addresses come from the places library, in the United States', async () => {
  const maps = openMaps({ key: 'maps-key' });
  await maps.suggestAddresses('');
  const { AutocompleteSuggestion } = (await google.maps.importLibrary(
    'places',
  )) as google.maps.PlacesLibrary;
  const asked = vi.spyOn(AutocompleteSuggestion, 'fetchAutocompleteSuggestions');
  const [found] = await maps.suggestAddresses('137 Halyard Street');
  expect(asked).toHaveBeenCalledWith(
    expect.objectContaining({
      input: '137 Halyard Street',
      includedRegionCodes: ['us'],
      region: 'us',
    }),
  );
  const loader = document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');
  const query = new URL(loader?.src ?? '').searchParams;
  expect(query.get('libraries')).toContain('places');
  expect(query.get('region')).toBe('US');
  expect(found?.text).toBe('137 Halyard Street, San Francisco, CA, USA');
  const vendors = standInHandlers(state);
  expect(await maps.suggestAddresses('ropewalk')).toEqual(
    await vendors.suggestAddresses('ropewalk'),
  );
  for (const text of ['137 Halyard', 'Nameless Reach', 'Mono County', '285 Windlass']) {
    const [one] = await maps.suggestAddresses(text);
    const id = one?.placeId ?? '';
    expect(await maps.readAddress(id)).toEqual(await vendors.readAddress(id));
  }
});

test('FLAG-001 flags are read through the SDK', async () => {
  const context = { kind: 'user', key: 'ct_001' } as const;
  expect(await loadFlags({ clientSideId: 'env', context, timeoutMs: 5000 })).toEqual(flags);
});

test('ERROR-031 flags that do not come in time are a Launch Darkly Timeout', async () => {
  faults.flags = 'hangs';
  const asked = loadFlags({
    clientSideId: 'env',
    context: { kind: 'user', key: 'a' },
    timeoutMs: 50,
  });
  await expect(asked).rejects.toThrow(/^Launch Darkly Timeout$/);
});

test('a flag service that is down is a VendorLoadError', async () => {
  faults.flags = 'down';
  const asked = loadFlags({
    clientSideId: 'env',
    context: { kind: 'user', key: 'a' },
    timeoutMs: 5000,
  });
  await expect(asked).rejects.toMatchObject({ name: 'VendorLoadError', vendor: 'flags' });
});

test('SHELL-008 SHELL-031 what the adapters send is what the handlers without a page record', async () => {
  const person = { id: 'ct_001', email: 'ada@x.example', firstName: 'Ada', lastName: 'L' };
  const campaign = { campaign: '7', transactionId: 'app_1' };
  const agent = { service: 'fairlead', version: '1.0.0' };
  const headless = createStandInState({ now, flags });
  const vendors = standInHandlers(headless);
  const before = state.events.length;

  const analytics = openAnalytics({ segmentKey: 'key', hubspotId: '123', ambassadorId: 'amb' });
  await analytics.identify('ct_001', { email: 'ada@x.example' });
  await analytics.track('Lead Created', { partner: 'carta' });
  await analytics.page({ path: '/login', title: 'Log in' });
  await analytics.marketingPage('/login');
  await analytics.referral(person, campaign);
  await openMessenger({ key: 'chat', signIn: async () => 'aaa.bbb.ccc' });
  await startReplay({ applicationId: 'app', clientToken: 'pub', ...agent });
  const reporting = await openErrorReporting({
    dsn: 'https://k@o1.ingest.sentry.io/42',
    release: '1',
    environment: 'sandbox',
  });
  reporting.report(new TypeError('It broke'), { route: 'login' });

  await vendors.identify('ct_001', { email: 'ada@x.example' });
  await vendors.track('Lead Created', { partner: 'carta' });
  await vendors.page({ path: '/login', title: 'Log in' });
  await vendors.marketingPage('/login');
  await vendors.referral(person, campaign);
  await vendors.openChat({ signIn: async () => 'aaa.bbb.ccc' });
  await vendors.startReplay(agent);
  vendors.reportError(new TypeError('It broke'), { route: 'login' });

  await expect.poll(() => recorded('error-reporting')).toHaveLength(1);
  await expect.poll(() => recorded('ambassador')).toHaveLength(2);
  for (const service of ['segment', 'hubspot', 'chat', 'session-replay'] as const)
    expect(recorded(service).length).toBeGreaterThan(0);
  expect(document.querySelector('#ze-snippet')?.getAttribute('src')).toContain('key=chat');
  const byText = (a: VendorEvent, b: VendorEvent) =>
    JSON.stringify(a).localeCompare(JSON.stringify(b));
  expect(state.events.slice(before).sort(byText)).toEqual([...headless.events].sort(byText));
});

test('SHELL-036 session replay counts all sessions and records 20 percent', async () => {
  const options = { applicationId: 'app', clientToken: 'pub', service: 'fairlead', version: '1' };
  await startReplay(options);
  const init = vi.fn();
  Object.assign(window, { DD_RUM: { init } });
  await startReplay(options);
  const rates = { sessionSampleRate: 100, sessionReplaySampleRate: 20 };
  expect(init).toHaveBeenCalledWith(expect.objectContaining(rates));
});

test('SHELL-035 a referral goes to segment 2 with 1000 ms between its steps', async () => {
  const analytics = openAnalytics({ segmentKey: 'key', hubspotId: '1', ambassadorId: 'amb' });
  const person = { id: 'ct_001', email: 'ada@x.example', firstName: 'Ada', lastName: 'L' };
  const campaign = { campaign: '7', transactionId: 'app_1' };
  await analytics.referral(person, campaign);
  const mbsy = { identify: vi.fn(), track: vi.fn() };
  Object.assign(window, { mbsy });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const done = analytics.referral(person, campaign);
  await vi.advanceTimersByTimeAsync(999);
  expect(mbsy.identify).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(mbsy.identify).toHaveBeenCalledWith('ct_001', expect.anything(), { segments: '2' });
  await vi.advanceTimersByTimeAsync(999);
  expect(mbsy.track).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await done;
  expect(mbsy.track).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test('a chat that refuses the sign-in rejects', async () => {
  await expect(openMessenger({ key: 'chat', signIn: async () => 'no token' })).rejects.toThrow(
    'refused the sign-in',
  );
});
