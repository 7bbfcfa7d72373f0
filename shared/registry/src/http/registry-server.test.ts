import { expect, onTestFinished, test } from 'vitest';
import { aBuild, aRegistry, now } from '../../testing/index.ts';
import type { Gate } from '../accept.ts';
import { KeyMissing, NotReleased } from '../not-released.ts';
import { publish, type Registry } from '../publish.ts';
import { type Revision, readRevision, readTarget } from '../read-revision.ts';
import { toText } from '../text.ts';
import { createHttpStore, sendRelease } from './http-registry.ts';
import { serveRegistry } from './serve-registry.ts';

/** A registry behind a server that alone has the online key. */
async function aServer(gate: Gate = async () => {}) {
  const all = await aRegistry();
  const keys = all.keyOf('online');
  const server = await serveRegistry({ ...all.options, keys, gate, port: 0, clock: () => now });
  onTestFinished(() => server.close());
  const store = createHttpStore(server.url);
  const read = async (): Promise<Revision> => {
    const revision = await readRevision(store, { now });
    if (!revision) throw new Error('The server has no registry.');
    return revision;
  };
  const registry: Registry = {
    store,
    read,
    accept: (candidate) => sendRelease(server.url, candidate, false),
  };
  const publishing = (content: string, keys = all.keys) =>
    publish(registry, aBuild('mfe-letters', content), { keys, now });
  return { ...all, ...server, store, read, registry, publishing };
}

test('a team publishes to a server with its own key alone, and others read and verify it there', async () => {
  const { publishing, keyOf, read, store, url } = await aServer();
  expect(await publishing('one', keyOf('team-of-mfe-letters'))).toBe(4);
  const file = await readTarget(store, await read(), 'mfe-letters', 'mfe-letters/main.js');
  expect(toText(file)).toBe('one');
  const map = await (await fetch(`${url}/import-map.json`)).json();
  expect(map).toMatchObject({
    revision: 'r4',
    modules: { '@fairlead/mfe-letters': { version: '1.0.0' } },
  });
});

test('files of earlier releases stay at their addresses', async () => {
  const { publishing, url, keys, registry } = await aServer();
  await publishing('one');
  const { manifest, files } = aBuild('mfe-letters', 'two');
  const next = { manifest, files: { 'second.js': files['main.js'] } };
  await publish(registry, next, { keys, now });
  expect(await (await fetch(`${url}/assets/mfe-letters/second.js`)).text()).toBe('two');
  const first = await fetch(`${url}/assets/mfe-letters/main.js`);
  expect([await first.text(), first.headers.get('content-type')]).toEqual([
    'one',
    'text/javascript; charset=utf-8',
  ]);
  expect((await fetch(`${url}/assets/mfe-letters/other.js`)).status).toBe(404);
  expect((await fetch(`${url}/files/${'..%2f'.repeat(3)}keys`)).status).toBe(404);
});

test('of 20 publishers at once over HTTP, one succeeds, and the others are told who did', async () => {
  const { publishing, read } = await aServer();
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) => publishing(`build ${index}`)),
  );
  const failed = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failed.length).toBe(19);
  for (const { reason } of failed)
    expect(reason.message).toContain('letters was released by team-of-mfe-letters');
  expect((await read()).number).toBe(4);
});

test('a write without a key, or with the key of another team, is answered with 403 and changes nothing', async () => {
  const { url, publishing, keyOf, read } = await aServer();
  await publishing('one');
  const write = (text: string) =>
    fetch(`${url}/releases`, {
      method: 'POST',
      body: JSON.stringify({ role: 'mfe-letters', text, files: [] }),
    });
  const unsigned = JSON.stringify({
    signatures: [],
    signed: { _type: 'targets', spec_version: '1.0.31', version: 9, targets: {} },
  });
  const answer = await write(unsigned);
  expect([answer.status, await answer.json()]).toEqual([
    403,
    {
      error: 'Refused',
      message: 'mfe-letters: unsigned',
      kind: 'unsigned',
      subject: 'mfe-letters',
    },
  ]);
  expect((await write('nonsense')).status).toBe(403);
  await expect(publishing('two', keyOf('team-of-mfe-stamps'))).rejects.toBeInstanceOf(KeyMissing);
  expect((await read()).number).toBe(4);
});

test('the gate of the server decides, and its rows reach the publisher', async () => {
  const rows = [{ row: 'size', says: 'Too large.' }];
  const { publishing, read } = await aServer(async () => {
    throw new NotReleased('Too large.', rows);
  });
  await expect(publishing('one')).rejects.toMatchObject({ name: 'NotReleased', rows });
  expect((await read()).number).toBe(3);
});

test.each([
  'no JSON',
  'null',
  '{"files":null}',
  '{"role":"mfe-letters","text":7,"files":[]}',
  '{"role":"mfe-letters","text":"{}","files":[7]}',
])('the body %s is no release, and the server is not at fault', async (body) => {
  const { url } = await aServer();
  const answer = await fetch(`${url}/releases`, { method: 'POST', body });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    message: 'A release is JSON with its role, its signed text, and its files in base64.',
  });
});

test('who only asks for the headers of a file gets those', async () => {
  const { url, publishing } = await aServer();
  await publishing('one');
  for (const path of ['import-map.json', 'metadata/timestamp.json', 'assets/mfe-letters/main.js']) {
    const [whole, head] = await Promise.all([
      fetch(`${url}/${path}`),
      fetch(`${url}/${path}`, { method: 'HEAD' }),
    ]);
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('content-type')).toBe(whole.headers.get('content-type'));
  }
});

test('a connection stays open for longer than a proxy keeps its own', async () => {
  const { url } = await aServer();
  const { headers } = await fetch(`${url}/import-map.json`);
  expect(headers.get('keep-alive')).toBe('timeout=75');
});
