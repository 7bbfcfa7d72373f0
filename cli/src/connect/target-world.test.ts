import '@fairlead/headless-page/node-hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@fairlead/staging/test-kit/start-process';
import { loadFlagsFx } from '@fairlead/store';
import { afterAll, expect, test } from 'vitest';
import { createTargetWorld } from './target-world.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-target-'));
const server = await startProcess({ folder });
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const now = Date.UTC(2026, 10, 20);
const beginning = { persona: 'ms-released', now, seed: 1, flags: {} };

const session = {
  name: 'get-session',
  service: 'auth-service',
  method: 'GET',
  path: '/session',
  query: {},
  headers: {},
  body: undefined,
} as const;

/** Connects someone, whose connection answers the product's calls. */
const connect = (world: Awaited<ReturnType<ReturnType<typeof createTargetWorld>>>) =>
  world.connect('client', 'ms-released');

test('a staging gives each scenario a world, and faults reach the product as on the sandbox', async () => {
  const create = createTargetWorld({ url: server.url, controlToken: 'control', accounts: {} });
  const world = await create(beginning);
  const { answer } = await connect(world);
  expect(await answer(session)).toMatchObject({ authenticated: true, client_id: 'cl_041' });
  await world.fault('get-session', { kind: 'status', status: 500, times: 1 });
  await expect(answer(session)).rejects.toMatchObject({ name: 'ApiError', status: 500 });
  await world.fault('get-session', { kind: 'dropped-after-commit', times: 1 });
  await expect(answer(session)).rejects.toMatchObject({ name: 'NetworkError' });
  await world.fault('get-session', { kind: 'slow', ms: 30, times: 1 });
  expect(await answer(session)).toMatchObject({ authenticated: true });
  await world.close?.();
  await expect(answer(session)).rejects.toMatchObject({ status: 410 });
});

test('signing in and out keeps the session in the cookie jar', async () => {
  const create = createTargetWorld({ url: server.url, controlToken: 'control', accounts: {} });
  const world = await create(beginning);
  const { answer, site } = await connect(world);
  expect(await site.signIn('ines@quillmarsh.example.com', null)).toBe('/auth/callback?type=login');
  expect(await answer(session)).toMatchObject({ authenticated: true });
  await expect(site.signIn('nobody@example.com', null)).rejects.toThrow(
    'The login site rejected this: There is no account for nobody@example.com.',
  );
  await world.close?.();
});

test('a server without worlds is asked with the account of the persona, which has its flags', async () => {
  const entered = await fetch(`${server.url}/sandbox/api/control/enter`, {
    method: 'POST',
    body: JSON.stringify({ persona: 'ms-released' }),
  });
  const cookie = entered.headers.get('Set-Cookie')?.split(';')[0] ?? '';
  const world = await createTargetWorld({
    url: server.url,
    controlToken: null,
    accounts: { 'ms-released': { cookie } },
  })(beginning);
  const { answer, handlers } = await connect(world);
  expect(await answer(session)).toMatchObject({ authenticated: true, client_id: 'cl_041' });
  const [, loadFlags = () => null] = handlers.find(([effect]) => effect === loadFlagsFx) ?? [];
  // The persona's; the default is false.
  expect(await Reflect.apply(loadFlags, undefined, [])).toMatchObject({
    'intake-client-plm-quoting': true,
  });
  await world.close?.();
});
