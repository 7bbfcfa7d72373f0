import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { failing, inVirtualTime, named, seen, start } from '../../testing/open-session.ts';
import { session } from '../../testing/session.ts';
import { $auth, $user, sessionRequested, signInRequested, storageEventSeen } from '../index.ts';

inVirtualTime();

const other = { ...session, contact_id: 'ct_other' };
const key = 'fairlead:session-owner';

test('a page tells other windows who is signed in', async () => {
  const { storage } = await start();
  expect(storage.get(key)).toBe(JSON.stringify(session.contact_id));
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
  const same = { key, newValue: JSON.stringify(session.contact_id) };
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
