import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { aBuild, now } from '../../testing/index.ts';
import { serveS3 } from '../../testing/s3/serve-s3.ts';
import { findSignatureProblem } from '../../testing/s3/verify-sig-v4.ts';
import { createRegistry } from '../create-registry.ts';
import { allowKey } from '../keys/change-keys.ts';
import { makeKeyPair } from '../keys/key-pair.ts';
import { localRegistry } from '../local-registry.ts';
import { publish } from '../publish.ts';
import { readRevision, readTarget } from '../read-revision.ts';
import { toText } from '../text.ts';
import { toBytes } from '../verify/bytes.ts';
import type { S3Settings } from './s3-settings.ts';
import { createS3Store } from './s3-store.ts';

const text = (content: Uint8Array | null) => content && toText(content);

/** A registry in a stand-in of S3, which knows the letters. */
async function aBucket() {
  const s3 = await serveS3();
  const store = createS3Store(s3.settings);
  const team = makeKeyPair('team');
  const keys = [...(await createRegistry(store, now)), team];
  await allowKey('mfe-letters', team, { store, keys, now });
  const publishing = (content: string, changed: Partial<S3Settings> = {}) => {
    const own = createS3Store({ ...s3.settings, ...changed });
    const registry = localRegistry({ store: own, keys, now, gate: async () => {} });
    return publish(registry, aBuild('mfe-letters', content), { keys, now });
  };
  const live = async () => {
    const fresh = createS3Store(s3.settings);
    const revision = await readRevision(fresh, { now });
    if (!revision?.roles['mfe-letters']) return 'nothing';
    return toText(await readTarget(fresh, revision, 'mfe-letters', 'mfe-letters/main.js'));
  };
  return { ...s3, store, keys, publishing, live };
}

test('the stand-in accepts the example of a signature in the documentation of S3, and no other one', () => {
  const request = (signature: string) => ({
    method: 'GET',
    target: '/test.txt',
    body: new Uint8Array(),
    headers: {
      host: 'examplebucket.s3.amazonaws.com',
      range: 'bytes=0-9',
      'x-amz-content-sha256': createHash('sha256').update('').digest('hex'),
      'x-amz-date': '20130524T000000Z',
      authorization: `AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,Signature=${signature}`,
    },
  });
  const credentials = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const check = (signature: string) =>
    findSignatureProblem(request(signature), credentials, 'us-east-1', Date.UTC(2013, 4, 24));
  const documented = 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41';
  expect(check(documented)).toBe(null);
  expect(check(documented.replace('f0', 'f1'))).toBe('SignatureDoesNotMatch');
});

test('a file is created once, and read as it was written', async () => {
  const { settings, files } = await serveS3();
  const store = createS3Store(settings);
  expect(await store.read('files/a')).toBe(null);
  expect(await store.create('files/a', toBytes('one'))).toBe(true);
  expect(await store.create('files/a', toBytes('two'))).toBe(false);
  expect(text(await store.read('files/a'))).toBe('one');
  expect([...files.keys()]).toEqual(['team/files/a']);
});

test('of 20 writers of one timestamp, one succeeds', async () => {
  const { settings, files } = await serveS3();
  const written = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      createS3Store(settings).createHead(1, toBytes(`{"signed":{"version":1},"by":${index}}`)),
    ),
  );
  expect(written.filter(Boolean)).toEqual([true]);
  expect(files.get('team/metadata/timestamp.json')?.toString()).toBe(
    files.get('team/metadata/1.timestamp.json')?.toString(),
  );
});

test('a build is published to S3 and read from there, and the file for servers of files names the newest revision', async () => {
  const { publishing, live, files } = await aBucket();
  expect(await publishing('one')).toBe(3);
  expect(await publishing('two')).toBe(4);
  expect(await live()).toBe('two');
  expect(files.get('team/metadata/timestamp.json')).toEqual(
    files.get('team/metadata/4.timestamp.json'),
  );
});

test('after a crash at any write of a publish to S3, readers see the old release or the new one, and the next publish succeeds', async () => {
  const { publishing, live, files } = await aBucket();
  await publishing('old');
  const before = new Map(files);
  const restore = () => {
    files.clear();
    for (const [path, content] of before) files.set(path, content);
  };
  let writes = 0;
  const crashing = (at: number, how: 'before' | 'after'): typeof fetch => {
    writes = 0;
    return async (address, init) => {
      writes += init?.method === 'PUT' ? 1 : 0;
      if (writes > at || (writes === at && how === 'before')) throw new Crash();
      const answer = await fetch(address, init);
      if (writes === at) throw new Crash();
      return answer;
    };
  };
  await publishing('new', { fetch: crashing(Number.POSITIVE_INFINITY, 'before') });
  const all = writes;
  expect(all).toBe(6);
  const seen: string[] = [];
  for (let at = 1; at <= all; at += 1)
    for (const how of ['before', 'after'] as const) {
      restore();
      await expect(publishing('new', { fetch: crashing(at, how) })).rejects.toThrow('crashed');
      seen.push(await live());
      await publishing('newer');
      expect(await live()).toBe('newer');
      expect(files.get('team/metadata/timestamp.json')?.toString()).toContain('"version":');
    }
  expect(seen).toEqual([...Array(9).fill('old'), 'new', 'new', 'new']);
});

class Crash extends Error {
  override message = 'crashed';
}

test('a write whose answer is lost is sent again, and counts once', async () => {
  const { publishing, live, requests } = await aBucket();
  const lost = new Set<string>();
  const losing: typeof fetch = async (address, init) => {
    const answer = await fetch(address, init);
    const write = `${init?.method} ${address}`;
    if (init?.method !== 'PUT' || lost.has(write)) return answer;
    lost.add(write);
    throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
  };
  expect(await publishing('one', { fetch: losing })).toBe(3);
  expect(await live()).toBe('one');
  expect(lost.size).toBe(6);
  expect(requests.filter((request) => /^PUT .*\/4\.timestamp/.test(request))).toEqual([]);
});

test.each([
  [503, 'SlowDown'],
  [500, 'InternalError'],
  [409, 'ConditionalRequestConflict'],
])('a write that is answered with %s is sent again', async (status, code) => {
  const failed = new Set<string>();
  const s3 = await serveS3({
    fails: (method, path) => {
      if (method === 'GET' || failed.has(path)) return null;
      failed.add(path);
      return [status, code];
    },
  });
  const store = createS3Store(s3.settings);
  expect(await store.createHead(1, toBytes('{"signed":{"version":1}}'))).toBe(true);
  expect([...failed]).toEqual(['team/metadata/1.timestamp.json', 'team/metadata/timestamp.json']);
  expect(await store.readHead()).toBe(1);
});

test('no registry is made in a store that writes a file twice although it was asked not to', async () => {
  const { settings } = await serveS3({ ignoresConditions: true });
  await expect(createRegistry(createS3Store(settings), now)).rejects.toThrow(
    'of two publishes at once, one would be lost. Use another store.',
  );
});

test.each<[string, Partial<S3Settings>, RegExp]>([
  [
    'a key that the store does not know',
    { accessKeyId: 'AKIDOTHER' },
    /doesn't know the key in AWS_ACCESS_KEY_ID/,
  ],
  [
    'a secret of another key',
    { secretAccessKey: 'wrong' },
    /secret in AWS_SECRET_ACCESS_KEY isn't/,
  ],
  [
    'another region',
    { region: 'us-east-1' },
    /isn't in the region us-east-1\. Set AWS_REGION to eu-central-1/,
  ],
])('%s is named, and no key is', async (_, changed, sentence) => {
  const { settings } = await serveS3();
  const error = await failureOf({ ...settings, ...changed });
  expect(error).toMatch(sentence);
  expect(error).not.toMatch(/AKID|secret\+|wrong|Signature=/);
});

test('a bucket that is not there, a denied read, a wrong clock and a store that does not answer are named', async () => {
  const { settings, endpoint } = await serveS3();
  expect(await failureOf({ ...settings, url: `${endpoint}/other/`, place: 's3://other' })).toBe(
    `There is no bucket of s3://other at ${endpoint}. Name another one with --registry, or another store with AWS_ENDPOINT_URL.`,
  );
  const denied = await serveS3({ fails: () => [403, 'AccessDenied'] });
  expect(await failureOf(denied.settings)).toMatch(/may not do this in s3:.*s3:GetObject/);
  const ahead = await serveS3({ clock: () => Date.now() + 20 * 60_000 });
  expect(await failureOf(ahead.settings)).toMatch(/clock is 20 minutes from that of http:/);
  const down = await serveS3({ fails: () => [503, 'SlowDown'] });
  expect(await failureOf(down.settings)).toMatch(/was answered with 503 SlowDown\. Try again/);
  const gone = await serveS3();
  await gone.close();
  expect(await failureOf(gone.settings)).toMatch(
    /^s3:\/\/\S+ does not answer at http:\/\/\S+: connect ECONNREFUSED .*AWS_ENDPOINT_URL/,
  );
});

async function failureOf(settings: S3Settings): Promise<string> {
  const store = createS3Store(settings);
  const error = await store.create('files/a', toBytes('a')).catch((failure) => failure);
  expect(error.name).toBe('NotReleased');
  return error.message;
}
