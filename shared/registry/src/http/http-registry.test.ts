import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createHttpStore } from './http-registry.ts';

/** What a reader is told by a server that answers so. */
async function told(status: number, body: string, headers = {}) {
  const server = createServer((_, response) => response.writeHead(status, headers).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const read = createHttpStore(url).read('metadata/timestamp.json');
  return read.catch((error: Error) => error.message.replace(url, ''));
}

test('whose session has ended is told so by the sentence of the server', async () => {
  const body = { message: "The pages are for admins. “You” aren't signed in.", status_code: 401 };
  expect(await told(401, JSON.stringify(body))).toBe(body.message);
});

test('another answer is quoted with its status and address', async () => {
  expect(await told(502, 'Bad gateway')).toBe(
    'metadata/timestamp.json was answered with 502: Bad gateway',
  );
});

test('a web page is no file of a registry', async () => {
  const page = '<!doctype html><title>Sign in</title>';
  expect(await told(200, page, { 'content-type': 'text/html; charset=utf-8' })).toBe(
    'metadata/timestamp.json was answered with a web page, not with a file of a registry. Is the address right, and does it need a sign-in?',
  );
});
