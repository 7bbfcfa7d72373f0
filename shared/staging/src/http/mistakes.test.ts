import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { createWorlds } from '../worlds/worlds.ts';
import { enterAs } from './control.ts';
import { handleRequest } from './handle-request.ts';

const database = await openDatabase({});
afterAll(() => database.close());
const options = { database, worlds: createWorlds(database), controlToken: 'control' };
const { worlds } = options;
const world = await worlds.create({ seed: 1, flags: {}, faults: [], now: null, isDriven: false });

async function ask(method: string, path: string, body?: object, given = options) {
  const headers = { Authorization: 'Bearer control', 'fairlead-world': world };
  const sent = body ? { body: JSON.stringify(body) } : {};
  const request = new Request(`http://localhost:4400${path}`, { method, headers, ...sent });
  const response = await handleRequest(request, given);
  if (!(response instanceof Response)) throw new Error('This is no refusal.');
  const { message = '' } = (await response.json()) as { readonly message?: string };
  return { status: response.status, message };
}

test.each([
  ['POST', '/staging/control/enter', { persona: 'ms-releasd' }],
  ['POST', '/sandbox/api/control/enter', { persona: 'ms-releasd' }],
  ['GET', `/staging/join?world=${world}&persona=ms-releasd`, undefined],
])(
  '%s %s for an unknown persona is refused with the names that exist',
  async (method, path, body) => {
    const { status, message } = await ask(method, path, body);
    expect(status).toBe(400);
    expect(message).toMatch(/'ms-releasd', which does not exist. Choose one of .*ms-released/);
  },
);

test('a world with an unknown flag is refused with the flags that exist', async () => {
  const asked = await ask('POST', '/staging/control/worlds', { flags: { nonsense: true } });
  expect(asked.status).toBe(400);
  expect(asked.message).toMatch(/^There is no flag 'nonsense'\. There are \w/);
});

test.each([
  ['POST', '/staging/control/faults', { call: 'get-session', kind: 'explodes' }],
  ['POST', '/staging/control/worlds', { seed: 'one' }],
  ['POST', '/staging/control/advance', {}],
  ['POST', '/staging/control/advance', { ms: 1e18 }],
  ['POST', '/staging/control/advance', { ms: -1 }],
  ['POST', '/staging/control/worlds', { now: 9e15 }],
  ['POST', '/staging/control/faults', { call: 'get-session', kind: 'status', status: 99_999 }],
  ['POST', '/staging/control/faults', { call: 'get-session', kind: 'status', status: 204 }],
  ['POST', '/staging/control/faults', { call: 'get-session', kind: 'status', status: 304 }],
  ['POST', '/staging/control/faults', { call: 'get-session', kind: 'slow', ms: 1e12 }],
  ['POST', '/staging/control/faults', { call: 'get-sesion', kind: 'malformed' }],
  ['POST', '/staging/control/vendor-faults', { stripes: 'down' }],
])('%s %s with a field of the wrong kind is refused', async (method, path, body) => {
  expect((await ask(method, path, body)).status).toBe(400);
});

test('an unknown call is refused with where the calls are listed', async () => {
  const fault = { call: 'get-sesion', kind: 'malformed' };
  const { message } = await ask('POST', '/staging/control/faults', fault);
  expect(message).toContain("There is no call 'get-sesion'. `npx fairlead calls` lists them");
});

test('time that has passed often stays one that dates can show', async () => {
  const decade = { ms: 10 * 365 * 86_400_000 };
  const advanced = [];
  for (let count = 0; count < 8; count += 1)
    advanced.push((await ask('POST', '/staging/control/advance', decade)).status);
  expect(advanced).toEqual([200, 200, 200, 200, 200, 200, 200, 400]);
});

test('a request that brings a time no date can show is refused', async () => {
  const request = new Request('http://localhost:4400/api/auth-service/session', {
    headers: { 'fairlead-world': world, 'fairlead-now': '9e15' },
  });
  const response = await handleRequest(request, options);
  expect(response?.status).toBe(400);
});

test('a session in a world with a real clock has 128 random bits; a driven one is repeated', async () => {
  const sessionOf = async (isDriven: boolean) => {
    const token = await worlds.create({ seed: 1, flags: {}, faults: [], now: null, isDriven });
    return (await enterAs(await worlds.open(token, null), 'ms-released')).session ?? '';
  };
  const [one, other] = [await sessionOf(false), await sessionOf(false)];
  expect(one).toMatch(/^session_[\w-]{22}$/);
  expect(other).not.toBe(one);
  expect(await sessionOf(true)).toBe(await sessionOf(true));
});

test('a link to a world that has ended shows an error', async () => {
  expect(await ask('GET', '/staging/join?world=nothing&persona=ms-released')).toEqual({
    status: 410,
    message: 'This world has ended. Worlds are kept for a day.',
  });
});

test.each([
  ['53100', 'The disk of the database is full. What this request asked for is not confirmed.'],
  [
    '57P01',
    'The database did not answer. What this request asked for is not confirmed. Try again.',
  ],
])('a database that fails with %s is reported as 503', async (code, message) => {
  const open = async () => {
    throw Object.assign(new Error('no'), { code });
  };
  const failing = { ...options, worlds: { ...worlds, open } };
  expect(await ask('POST', '/sandbox/api/sign-up', {}, failing)).toEqual({ status: 503, message });
});

test('the control API without its token, or with another one, is refused', async () => {
  const request = new Request('http://localhost:4400/staging/control', {
    headers: { Authorization: 'Bearer another' },
  });
  const response = await handleRequest(request, options);
  expect(response?.status).toBe(401);
});
