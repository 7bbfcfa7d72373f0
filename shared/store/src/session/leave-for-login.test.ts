import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { failing, inVirtualTime, seen, start } from '../../testing/open-session.ts';
import {
  $clientId,
  $isLeaving,
  createHttpClient,
  memoryStorage,
  signInRequested,
  signOutRequested,
  signUpRequested,
} from '../index.ts';

inVirtualTime();

test('SHELL-027 the client someone acts for is kept, until they sign out', async () => {
  const storage = memoryStorage();
  await start({}, { storage });
  expect(storage.get('fairlead:client-id')).toBe('"cl_1"');
  const later = await start({ 'get-session': failing(401, 'login_required') }, { storage });
  expect(later.get($clientId)).toBe('cl_1');
  await allSettled(signOutRequested, { scope: later.scope });
  expect(later.get($clientId)).toBeNull();
});

test('AUTH-025 signing in and up leave for the login site, with the way back', async () => {
  const { scope, get } = await start({ 'get-session': failing(401, 'login_required') });
  await allSettled(signInRequested, { scope, params: { email: 'a@b.co', wanted: '/x?y=1' } });
  expect(seen.lefts).toEqual([
    '/login-site/login?type=login&email=a%40b.co&return_to=%2Fauth%2Fcallback%3Ftype%3Dlogin%26wanted%3D%252Fx%253Fy%253D1',
  ]);
  expect(get($isLeaving)).toBe(true);
  await allSettled(signUpRequested, { scope, params: { email: 'a@b.co' } });
  expect(seen.lefts).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3000);
  expect(get($isLeaving)).toBe(false);
});

test('AUTH-025 AUTH-049 signing out forgets all that this browser kept and leaves for the login site', async () => {
  let bearer: string | null = 'tok';
  const http = {
    ...createHttpClient(),
    authorize(token: string | null) {
      bearer = token;
    },
  };
  const { scope, storage } = await start({}, { http });
  storage.set('fairlead:draft:intake', '{}');
  storage.set('ajs_anonymous_id', 'a vendor’s');
  await allSettled(signOutRequested, { scope });
  expect(storage.keys()).toEqual([]);
  expect(bearer).toBeNull();
  expect(seen.lefts).toEqual([
    '/login-site/logout?return_to=%2Flogout%2Fcallback%3Femail%3Dada%2540x.example',
  ]);
});
