import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../database/open-database.ts';
import { createWorlds } from '../worlds/worlds.ts';
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
  const { message } = (await response.json()) as { readonly message: string };
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
])('%s %s with a field of the wrong kind is refused', async (method, path, body) => {
  expect((await ask(method, path, body)).status).toBe(400);
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
])('a database that fails with %s is told as 503', async (code, message) => {
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
