import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aTeamWithKey } from '../test-kit/a-team.ts';
import { anIo } from '../test-kit/an-io.ts';
import { type StagingOptions, staging } from './staging.ts';

const dist = mkdtempSync(join(tmpdir(), 'fairlead-app-'));
const cwd = mkdtempSync(join(tmpdir(), 'fairlead-staging-'));
beforeAll(() => {
  writeFileSync(join(dist, 'import-map.json'), '{}');
  writeFileSync(join(dist, 'deployment.json'), JSON.stringify({ headers: { document: {} } }));
});
afterAll(() => {
  for (const folder of [dist, cwd]) rmSync(folder, { recursive: true });
});

/** Starts staging in a folder of the test. */
function start(options: Partial<StagingOptions>) {
  let stop = () => {};
  const { promise: isServed, resolve: tellServed } = Promise.withResolvers<void>();
  const { io, said } = anIo(cwd, {
    onInterrupt(onStop) {
      stop = onStop;
      tellServed();
      return () => {};
    },
  });
  const usual = { port: 0, host: '127.0.0.1', data: 'data', quiet: true, keys: '.fairlead/keys' };
  const ended = staging({ ...usual, ...options }, io, dist);
  return { said, ended, isServed, stop: () => stop() };
}

test('a port in use is a sentence, and no data folder is left behind', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await expect(start({ port, data: 'never' }).ended).rejects.toThrow(
    `Port ${port} is taken. Name another one with --port, or 0 for a free one.`,
  );
  expect(existsSync(join(cwd, 'never'))).toBe(false);
  other.close();
});

test('staging says its address, and another one is not started on its data', async () => {
  const running = start({});
  await running.isServed;
  expect(running.said.out).toMatch(
    /^Fairlead is at http:\/\/localhost:\d+; press Ctrl-C to stop\n/,
  );
  await expect(start({}).ended).rejects.toThrow(
    `Another staging (process ${process.pid}) uses ${join(cwd, 'data')}.`,
  );
  running.stop();
  await running.ended;
  expect(running.said).toMatchObject({ err: '', code: 0 });
});

test('the modules of a registry are for admins of staging, what pages report is taken from anyone, and a page of another site is nobody', async () => {
  const team = await aTeamWithKey();
  await team.run('publish', '--because', 'The first');
  const registry = join(team.cwd, '.fairlead/registry');
  const keys = join(team.cwd, '.fairlead/keys');
  const running = start({ registry, keys });
  await running.isServed;
  const url = /http:\S+\d/.exec(running.said.out)?.[0] ?? '';
  const enter = async (persona: string) => {
    const entered = await fetch(`${url}/sandbox/api/control/enter`, {
      method: 'POST',
      body: JSON.stringify({ persona }),
    });
    return entered.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const open = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, text: await response.text() };
  };
  const accept = { accept: 'text/html' };
  expect(await open('/modules', { headers: accept })).toEqual({
    status: 401,
    text: expect.stringContaining('You aren’t signed in.'),
  });
  const client = { ...accept, cookie: await enter('ms-released') };
  expect(await open('/modules', { headers: client })).toEqual({
    status: 403,
    text: expect.stringContaining('who isn’t an admin on staging.'),
  });
  const admin = { ...accept, cookie: await enter('admin') };
  const seen = { module: '@fairlead/mfe-letters', version: '1.0.0', revision: 'r3', what: 'load' };
  const report = { method: 'POST', body: JSON.stringify(seen) };
  expect((await open('/health', report)).status).toBe(204);
  const { status, text } = await open('/modules/letters', { headers: admin });
  expect(status).toBe(200);
  expect(text).toContain('published 1.0.0');
  expect(text).toContain('1 load');
  const send = (headers: Record<string, string>, body = '{}') =>
    open('/modules/registry/releases', { method: 'POST', headers, body });
  expect((await send(client)).status).toBe(403);
  const refused = { status: 403, text: expect.stringContaining('"Refused"') };
  expect(await send(admin)).toEqual(refused);
  expect(await send(admin, JSON.stringify({ text: 'x'.repeat(5_000_000) }))).toEqual(refused);
  expect((await send(admin, 'x'.repeat(33 * 1024 * 1024))).status).toBe(413);
  expect(await send({ ...admin, origin: 'https://elsewhere.example' })).toEqual({
    status: 401,
    text: expect.stringContaining('The pages of modules are for admins.'),
  });
  running.stop();
  await running.ended;
});

test('a registry that is not there is a sentence, and staging does not start', async () => {
  await expect(start({ registry: 'nowhere' }).ended).rejects.toThrow(
    'There is no registry in nowhere.',
  );
});

test('an app that was not built for staging is a sentence', async () => {
  rmSync(join(dist, 'import-map.json'));
  await expect(start({}).ended).rejects.toThrow('Run `npm run build -- --staging` once.');
});
