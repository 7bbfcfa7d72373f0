import { expect, test } from 'vitest';
import { createHttpSandbox } from './http.ts';

const origin = 'http://localhost:4300';

function browser(handle: (request: Request) => Promise<Response | null>, world = 'shared') {
  let cookie = '';
  return async (method: string, path: string, body?: unknown) => {
    const answer = await handle(
      new Request(origin + path, {
        method,
        headers: { Cookie: `${cookie}; fairlead-world=${world}` },
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
  expect((await ask('GET', '/api/auth-service/session'))?.status).toBe(401);
  const signedIn = await ask('POST', '/sandbox/api/sign-in', {
    email: 'ines@quillmarsh.example.com',
  });
  expect(await signedIn?.json()).toEqual({ ok: true, url: '/auth/callback?type=login' });
  const session = await ask('GET', '/api/auth-service/session');
  expect(await session?.json()).toMatchObject({ authenticated: true, client_id: 'cl_041' });
  await ask('POST', '/sandbox/api/sign-out', {});
  expect((await ask('GET', '/api/auth-service/session'))?.status).toBe(401);
});

test('a session header from outside is nobody’s session', async () => {
  const { handle, worlds } = createHttpSandbox();
  const ask = browser(handle);
  await ask('POST', '/sandbox/api/sign-in', { email: 'ines@quillmarsh.example.com' });
  const { world } = await worlds.of(new Request(origin));
  const [session] = await world.store.list('session');
  const forged = new Request(`${origin}/api/auth-service/session`, {
    headers: { 'fairlead-session': session?.id ?? '' },
  });
  expect((await handle(forged))?.status).toBe(401);
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

test('what is not the sandbox’s is left to the server', async () => {
  const { handle } = createHttpSandbox();
  expect(await handle(new Request(`${origin}/market-submission/ms_1`))).toBeNull();
  expect((await handle(new Request(`${origin}/api/auth-service/nothing`)))?.status).toBe(404);
});
