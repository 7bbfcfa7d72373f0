import { ApiError, NetworkError } from '@fairlead/contracts';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { failing, inVirtualTime, named, seen, start } from '../../testing/open-session.ts';
import {
  $authFailure,
  $authSource,
  $isEmbedded,
  $isSignedIn,
  $journal,
  createHttpClient,
  memoryStorage,
  sessionRequested,
} from '../index.ts';

inVirtualTime();

test('AUTH-028 AUTH-030 the auth source is kept for 24 hours', async () => {
  const storage = memoryStorage();
  await start({}, { storage });
  expect(JSON.parse(storage.get('fairlead:auth-source') ?? '')).toEqual({
    authSource: 'auth_service',
    expiry: Date.parse('2026-11-20T08:00:00Z') + 24 * 3_600_000,
  });
});

test('AUTH-042 AUTH-029 an auth code becomes a token that only the HTTP client holds', async () => {
  let bearer: string | null = null;
  const http = {
    ...createHttpClient(),
    authorize(token: string | null) {
      bearer = token;
    },
  };
  const { get, at, storage } = await start(
    { 'embedded-login': { token: 'tok_secret', expires: '2026-11-20T20:00:00Z' } },
    { address: '/?auth_code=embed-1&partner=stripe', http },
  );
  expect(bearer).toBe('tok_secret');
  expect(named('embedded-login')[0]?.body).toEqual({ code: 'embed-1' });
  expect(get($authSource)).toBe('auth_service_embedded');
  expect(get($isEmbedded)).toBe(true);
  expect(get($isSignedIn)).toBe(true);
  expect(at()).toBe('/?partner=stripe');
  expect(
    storage
      .keys()
      .map((key) => storage.get(key))
      .join(),
  ).not.toContain('tok_secret');
  expect(JSON.stringify(get($journal))).not.toContain('tok_secret');
  expect(JSON.stringify(get($journal))).not.toContain('embed-1');
});

test('ERROR-013 a conflict of the auth code is tolerated', async () => {
  const { get } = await start(
    { 'embedded-login': failing(409, 'conflict') },
    { address: '/?auth_code=used' },
  );
  expect(get($isSignedIn)).toBe(true);
  expect(seen.failures).toEqual([]);
});

test('ERROR-012 ERROR-014 any other failure of the auth code is fatal', async () => {
  await start(
    { 'embedded-login': failing(400, 'expired', 'The code has expired') },
    { address: '/?auth_code=old' },
  );
  expect(seen.failures).toEqual(['Get access token failed']);
  expect(named('get-session')).toEqual([]);
});

test.each([
  ['AuthCodeError', 'a refusal of the code', failing(400, 'expired')],
  ['Error', 'a problem of the server', failing(500, 'down')],
])('the failure has the name %s after %s', async (name, _, answer) => {
  const { get } = await start({ 'embedded-login': answer }, { address: '/?auth_code=embed-1' });
  expect(get($authFailure)?.name).toBe(name);
});

test.each([
  ['got no response', new NetworkError()],
  ['met a problem of the server', new ApiError(503)],
])('an auth code that %s is sent again with the next request for the session', async (_, error) => {
  let isDown = true;
  const { get, scope } = await start(
    {
      'embedded-login': () => {
        if (isDown) throw error;
        return { token: 'tok', expires: '2026-11-20T20:00:00Z' };
      },
    },
    { address: '/?auth_code=embed-1' },
  );
  expect(get($isSignedIn)).toBe(false);
  isDown = false;
  await allSettled(sessionRequested, { scope });
  expect(named('embedded-login').map(({ body }) => body)).toEqual([
    { code: 'embed-1' },
    { code: 'embed-1' },
  ]);
  expect(get($isSignedIn)).toBe(true);
  expect(get($authFailure)).toBeNull();
});

test('an auth code that the server refused is not sent again', async () => {
  const { scope } = await start(
    { 'embedded-login': failing(400, 'expired') },
    { address: '/?auth_code=old' },
  );
  await allSettled(sessionRequested, { scope });
  expect(named('embedded-login')).toHaveLength(1);
});
