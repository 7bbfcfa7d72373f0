import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { failing, inVirtualTime, named, seen, start } from '../../testing/open-session.ts';
import { session } from '../../testing/session.ts';
import {
  $auth,
  $user,
  sessionRequested,
  signInRequested,
  storageEventSeen,
  switchClientFx,
} from '../index.ts';

inVirtualTime();

const other = { ...session, contact_id: 'ct_other' };
const otherCompany = { ...session, client_id: 'cl_2' };
const key = 'fairlead:session-owner';

test('a page tells other windows who is signed in', async () => {
  const { storage } = await start();
  expect(storage.get(key)).toBe('"ct_1 cl_1"');
});

test('when another person signs in in another window, the page shows no data and asks to sign in', async () => {
  let answer = session;
  const answers = { 'get-session': () => answer };
  const { scope, get, at } = await start(answers, { address: '/user-discretion' });
  answer = other;
  const newValue = JSON.stringify('ct_other');
  await allSettled(storageEventSeen, { scope, params: { key, newValue } });
  expect(get($auth)?.status).toBe('unauthenticated');
  expect(get($user)).toBeNull();
  expect(at()).toBe('/login');
});

test('a company that is chosen in another window ends what is shown of this one', async () => {
  let answer = session;
  const answers = { 'get-session': () => answer };
  const { scope, get, at } = await start(answers, { address: '/user-discretion' });
  answer = otherCompany;
  const params = { key, newValue: '"ct_1 cl_2"' };
  await allSettled(storageEventSeen, { scope, params });
  expect(get($auth)?.status).toBe('unauthenticated');
  expect(at()).toBe('/login');
});

test('a company that is chosen here is shown, and sent to the other windows', async () => {
  let answer = session;
  const { scope, get, storage } = await start({
    'get-session': () => answer,
    'switch-client': () => ({}),
  });
  answer = otherCompany;
  await allSettled(switchClientFx, { scope, params: { params: { clientId: 'cl_2' } } });
  await allSettled(sessionRequested, { scope });
  expect(get($auth)?.status).toBe('authenticated');
  expect(storage.get(key)).toBe('"ct_1 cl_2"');
});

test('the first company of somebody, chosen in another window, is this page’s too', async () => {
  let answer: object = { ...session, client_id: null, client_selection_required: true };
  const { scope, get } = await start({ 'get-session': () => answer });
  answer = session;
  const params = { key, newValue: '"ct_1 cl_1"' };
  await allSettled(storageEventSeen, { scope, params });
  expect(get($auth)).toMatchObject({ status: 'authenticated', session: { clientId: 'cl_1' } });
});

test('on a page without guards, another person’s sign-in redirects to the login page', async () => {
  let answer = session;
  const { scope, at } = await start({ 'get-session': () => answer });
  answer = other;
  const newValue = JSON.stringify('ct_other');
  await allSettled(storageEventSeen, { scope, params: { key, newValue } });
  expect(at()).toBe('/login');
});

test('the page after signing out tells the other windows, whose session has ended too', async () => {
  const { storage } = await start(
    { 'get-session': failing(401, 'login_required') },
    { address: '/logout/callback' },
  );
  expect(storage.get(key)).toBe('""');
});

test('an open page doesn’t take over the session of another person', async () => {
  let answer = session;
  const { scope, get, at } = await start({ 'get-session': () => answer });
  answer = other;
  await allSettled(sessionRequested, { scope });
  expect(get($auth)?.status).toBe('unauthenticated');
  expect(at()).toBe('/login');
});

test.each([
  ['signed_out', null, failing(401, 'login_required')],
  ['another_user', 'ct_other', () => other],
  ['another_company', 'ct_1 cl_2', () => otherCompany],
])('the login site receives the reason %s', async (reason, contact, later) => {
  let answer: () => unknown = () => session;
  const { scope } = await start({ 'get-session': () => answer() });
  answer = later;
  const params = { key, newValue: contact && JSON.stringify(contact) };
  await allSettled(storageEventSeen, { scope, params });
  await allSettled(signInRequested, { scope, params: {} });
  expect(seen.lefts.at(-1)).toContain(`&reason=${reason}&`);
});

test('a window with its own session doesn’t end this one, which doesn’t overwrite its person’s id', async () => {
  const { scope, get, storage } = await start();
  storage.set(key, JSON.stringify('ct_other'));
  const params = { key, newValue: JSON.stringify('ct_other') };
  await allSettled(storageEventSeen, { scope, params });
  expect(get($auth)?.status).toBe('authenticated');
  expect(storage.get(key)).toBe(JSON.stringify('ct_other'));
});

test('a sign-in of the same person, and one on a partner’s page, change nothing', async () => {
  const { scope, get } = await start();
  const same = { key, newValue: '"ct_1 cl_1"' };
  await allSettled(storageEventSeen, { scope, params: same });
  expect(get($auth)?.status).toBe('authenticated');
  expect(named('get-session')).toHaveLength(1);
  const embedded = await start(
    { 'embedded-login': { token: 'tok', expires: '2026-11-20T20:00:00Z' } },
    { address: '/?auth_code=embed-1' },
  );
  const params = { key, newValue: JSON.stringify('ct_other') };
  await allSettled(storageEventSeen, { scope: embedded.scope, params });
  expect(embedded.get($auth)?.status).toBe('authenticated');
  expect(named('get-session')).toHaveLength(2);
});
