import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressAnswer } from './compress-answer.ts';

const json = { 'content-type': 'application/json' };
const long = Buffer.from(JSON.stringify({ packages: 'Growth package '.repeat(200) }));

const answered = (headers: Record<string, string>, bytes = long, accepted = 'gzip, deflate, br') =>
  compressAnswer({ headers, bytes }, accepted);

test.each([
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
])('a long answer to a request that accepts %s is sent as %s', async (accepted, encoding) => {
  const { headers, bytes } = await answered(json, long, accepted);
  expect(headers).toEqual({ ...json, 'content-encoding': encoding, vary: 'accept-encoding' });
  expect(bytes.length).toBeLessThan(200);
  const read = encoding === 'br' ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  expect(read.toString()).toBe(long.toString());
});

test.each(['', 'deflate', 'br;q=0, gzip;q=0.0'])(
  'a request that accepts "%s" gets the answer as it is, and caches learn that others may not',
  async (accepted) => {
    expect(await answered(json, long, accepted)).toEqual({
      headers: { ...json, vary: 'accept-encoding' },
      bytes: long,
    });
  },
);

test.each([
  ['a short answer', json, Buffer.from('{}')],
  ['a picture', { 'content-type': 'image/png' }, long],
  ['an encoded answer', { ...json, 'content-encoding': 'gzip' }, long],
  ['an answer without a type', {}, long],
])('%s stays as it is', async (_, headers: Record<string, string>, bytes) => {
  expect(await answered(headers, bytes)).toEqual({ headers, bytes });
});

test('what an answer depends on besides is kept', async () => {
  const { headers } = await answered({ ...json, vary: 'origin' });
  expect(headers.vary).toBe('origin, accept-encoding');
});
