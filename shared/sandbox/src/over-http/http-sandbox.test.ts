import { describe, expect, test } from 'vitest';
import { createHttpSandbox } from './http-sandbox.ts';

const origin = 'http://localhost:4300';

function browser(handle: (request: Request) => Promise<Response | null>, world = 'shared') {
  let cookie = '';
  return async (method: string, path: string, body?: unknown) => {
    const answer = await handle(
      new Request(origin + path, {
        method,
        headers: { Cookie: `${cookie}; fairlead-world-4300=${world}` },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
    const kept = answer?.headers.get('Set-Cookie')?.split(';')[0];
    if (kept) cookie = kept;
    return answer;
  };
}

test('signing in over HTTP keeps the session in a cookie', async () => {
  const { handle } = createHttpSandbox();
  const ask = browser(handle);
  const asked = async () => (await ask('GET', '/api/auth-service/session'))?.json();
  expect(await asked()).toMatchObject({ authenticated: false });
  const signedIn = await ask('POST', '/sandbox/api/sign-in', {
    email: 'ines@quillmarsh.example.com',
  });
  expect(await signedIn?.json()).toEqual({ ok: true, url: '/auth/callback?type=login' });
  expect(await asked()).toMatchObject({ authenticated: true, client_id: 'cl_041' });
  await ask('POST', '/sandbox/api/sign-out', {});
  expect(await asked()).toMatchObject({ authenticated: false });
});

test('a session header from outside is ignored', async () => {
  const { handle, worlds } = createHttpSandbox();
  const ask = browser(handle);
  await ask('POST', '/sandbox/api/sign-in', { email: 'ines@quillmarsh.example.com' });
  const { world } = await worlds.of(new Request(origin));
  const [session] = await world.store.list('session');
  const forged = new Request(`${origin}/api/auth-service/session`, {
    headers: { 'fairlead-session': session?.id ?? '' },
  });
  expect(await (await handle(forged))?.json()).toMatchObject({ authenticated: false });
});

test('actors of one world share it, other worlds know nothing of it', async () => {
  const { handle } = createHttpSandbox();
  const client = browser(handle, 'one');
  const admin = browser(handle, 'one');
  const stranger = browser(handle, 'two');
  await client('POST', '/sandbox/api/control/enter', { persona: 'ms-released' });
  await admin('POST', '/sandbox/api/control/enter', { persona: 'admin' });
  await admin('PATCH', '/api/client-backend/quote-block-market-submission', {
    market_submission_id: 'ms_041',
  });
  const path = '/api/client-backend/market-submission/ms_041/status';
  expect(await (await client('GET', path))?.json()).toEqual({ status: 'QUOTE_BLOCKED' });
  await stranger('POST', '/sandbox/api/control/enter', { persona: 'ms-released' });
  expect(await (await stranger('GET', path))?.json()).toEqual({ status: 'RELEASED' });
});

describe('a page of another origin', () => {
  const cookie = async (handle: (request: Request) => Promise<Response | null>) => {
    const answer = await handle(post('sign-in', {}));
    return answer?.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  };
  const post = (verb: string, headers: Record<string, string>) =>
    new Request(`${origin}/sandbox/api/${verb}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(
        verb.startsWith('control/')
          ? { persona: 'ms-released' }
          : { email: 'ines@quillmarsh.example.com' },
      ),
    });

  test.each(['sign-in', 'sign-up', 'open-link', 'sign-out', 'control/begin', 'control/enter'])(
    'may not ask for %s',
    async (verb) => {
      const { handle } = createHttpSandbox();
      for (const foreign of ['https://elsewhere.example.com', 'http://localhost:5000', 'null']) {
        const answer = await handle(post(verb, { Origin: foreign }));
        expect(answer?.status).toBe(403);
        expect(answer?.headers.get('Set-Cookie')).toBeNull();
      }
      expect((await handle(post(verb, { 'Sec-Fetch-Site': 'cross-site' })))?.status).toBe(403);
      expect((await handle(post(verb, { Origin: origin })))?.status).not.toBe(403);
    },
  );

  test('a page of another origin does not use the signed-in user’s session', async () => {
    const { handle } = createHttpSandbox();
    const headers = { Cookie: await cookie(handle) };
    const me = (more: Record<string, string>) =>
      handle(
        new Request(`${origin}/api/auth-service/userinfo`, { headers: { ...headers, ...more } }),
      );
    expect((await me({ Origin: origin }))?.status).toBe(200);
    expect((await me({ Origin: 'http://localhost:5000' }))?.status).toBe(401);
    expect((await me({ 'Sec-Fetch-Site': 'same-site' }))?.status).toBe(401);
  });
});

describe('the session’s cookie', () => {
  const signIn = async (site: string) => {
    const { handle } = createHttpSandbox();
    const asked = {
      method: 'POST',
      body: JSON.stringify({ email: 'ines@quillmarsh.example.com' }),
    };
    const answer = await handle(new Request(`${site}/sandbox/api/sign-in`, asked));
    const kept = answer?.headers.get('Set-Cookie') ?? '';
    const left = await handle(
      new Request(`${site}/sandbox/api/sign-out`, { method: 'POST', body: '{}' }),
    );
    const ended = left?.headers.get('Set-Cookie') ?? '';
    const me = (cookie: string) =>
      handle(new Request(`${site}/api/auth-service/userinfo`, { headers: { Cookie: cookie } }));
    return { kept, ended, me };
  };

  test('over https the cookie is bound to its host and to https', async () => {
    const { kept, ended, me } = await signIn('https://app.example.com');
    const ownWords = 'Path=/; HttpOnly; SameSite=Lax; Secure';
    expect(kept).toMatch(new RegExp(`^__Host-fairlead_session=[^;]+; ${ownWords}$`));
    expect(ended).toBe(`__Host-fairlead_session=; ${ownWords}; Max-Age=0`);
    const [pair = ''] = kept.split(';');
    expect((await me(pair))?.status).toBe(200);
    expect((await me(pair.replace('__Host-', '')))?.status).toBe(401);
  });

  test('the cookie is named after the port that the address has, over https, too', async () => {
    const { kept, ended } = await signIn('https://localhost:8443');
    expect(kept).toMatch(/^__Host-fairlead_session-8443=/);
    expect(ended).toMatch(/^__Host-fairlead_session-8443=; /);
  });

  test('over http it is a plain cookie', async () => {
    const { kept, ended } = await signIn(origin);
    expect(kept).toMatch(/^fairlead_session-4300=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(ended).toBe('fairlead_session-4300=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0');
  });
});

test('an address to return to on another site is not followed', async () => {
  const { handle } = createHttpSandbox();
  const ask = browser(handle);
  const signIn = async (return_to: string) =>
    (
      await ask('POST', '/sandbox/api/sign-in', { email: 'ines@quillmarsh.example.com', return_to })
    )?.json();
  expect(await signIn('/.//elsewhere.example.com')).toMatchObject({
    url: '/auth/callback?type=login',
  });
  expect(await signIn(`${origin}//elsewhere.example.com`)).toMatchObject({
    url: '/auth/callback?type=login',
  });
  expect(await signIn(`${origin}/auth/callback?x=1`)).toMatchObject({
    url: '/auth/callback?x=1&type=login',
  });
});

test('a malformed escape in a path is answered with 404', async () => {
  const { handle } = createHttpSandbox();
  const path = '/api/client-backend/market-submission/%/status';
  expect((await handle(new Request(origin + path)))?.status).toBe(404);
});

test('what is not the sandbox’s is left to the server', async () => {
  const { handle } = createHttpSandbox();
  expect(await handle(new Request(`${origin}/market-submission/ms_1`))).toBeNull();
  expect((await handle(new Request(`${origin}/api/auth-service/nothing`)))?.status).toBe(404);
});
