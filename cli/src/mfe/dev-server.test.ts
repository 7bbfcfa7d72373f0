import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createDevServer } from './dev-server.ts';
import type { OpenPlace } from './editor/open-in-editor.ts';

/** A composition that answers like this. */
async function aComposition(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** The area `stamps` in that composition, with one built file. */
async function developing(answer: RequestListener, open: OpenPlace = async () => null) {
  const dist = mkdtempSync(join(tmpdir(), 'fairlead-dev-'));
  const modules = { '@fairlead/mfe-stamps': 'stamps-1.js' };
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify({ modules }));
  writeFileSync(join(dist, 'stamps-1.js'), 'stamps()');
  const composition = await aComposition(answer);
  const server = await createDevServer({ area: 'stamps', dist, composition, port: 0, open });
  onTestFinished(async () => {
    await server.close();
    rmSync(dist, { recursive: true });
  });
  return server;
}

test('a document of the composition gets the script that swaps builds in, and keeps its policy', async () => {
  const { url } = await developing((_, response) => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': "script-src 'self'" };
    response.writeHead(404, headers).end('<html><head></head></html>');
  });
  const response = await fetch(`${url}/stamps`);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-security-policy')).toBe("script-src 'self'");
  expect(await response.text()).toBe(
    '<html><head><script src="/builds/stamps/live.js" defer></script></head></html>',
  );
});

test('a call reaches the composition with its method, its cookies and its body', async () => {
  const { url } = await developing(async (request, response) => {
    const chunks = await request.toArray();
    response.setHeader('set-cookie', ['a=1', 'b=2']);
    response.end(`${request.method} ${request.url} ${request.headers.cookie} ${chunks.join('')}`);
  });
  const headers = { cookie: 'session=s' };
  const response = await fetch(`${url}/api/x?y=1`, { method: 'POST', headers, body: 'hello' });
  expect(await response.text()).toBe('POST /api/x?y=1 session=s hello');
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test("the area's own build comes from its folder, another area's from the composition", async () => {
  const { url } = await developing((_, response) => void response.end('deployed'));
  const texts = ['stamps/index.js', 'stamps/stamps-1.js', 'letters/index.js'].map(async (path) =>
    (await fetch(`${url}/builds/${path}`)).text(),
  );
  expect(await Promise.all(texts)).toEqual(['stamps()', 'stamps()', 'deployed']);
});

test('a page hears what became of the last build, and of each later one', async () => {
  const server = await developing((_, response) => void response.end());
  server.tell({ problems: [{ message: 'Expected `)`', place: 'src/a.ts:1:2', frame: '' }] });
  const { body } = await fetch(`${server.url}/builds/stamps/changes`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(
    'data: {"problems":[{"message":"Expected `)`","place":"src/a.ts:1:2","frame":""}]}\n\n',
  );
  server.tell({ problems: [] });
  expect((await reader?.read())?.value).toBe('data: {"problems":[]}\n\n');
  await reader?.cancel();
});

test('a composition that does not answer is a 502 with a sentence', async () => {
  const dist = tmpdir();
  const server = await createDevServer({
    area: 'stamps',
    dist,
    composition: 'http://127.0.0.1:1',
    port: 0,
    open: async () => null,
  });
  onTestFinished(() => server.close());
  expect((await fetch(`${server.url}/`)).status).toBe(502);
});

/** A development server, and the places that it was asked to open. */
async function opening(because: string | null = null) {
  const opened: string[] = [];
  const open: OpenPlace = async (place) => {
    opened.push(place);
    return because;
  };
  const { url } = await developing((_, response) => void response.end('deployed'), open);
  const ask = (init: RequestInit) => fetch(`${url}/builds/stamps/open`, init);
  const askFrom = (origin: string, body = 'src/a.ts:1:2') =>
    ask({ method: 'POST', headers: { origin }, body });
  return { url, opened, ask, askFrom };
}

test('a page of the server has a place opened, under both names of this machine', async () => {
  const { url, opened, askFrom } = await opening();
  for (const origin of [url, url.replace('localhost', '127.0.0.1')])
    expect((await askFrom(origin)).status).toBe(204);
  expect(opened).toEqual(['src/a.ts:1:2', 'src/a.ts:1:2']);
});

test('a page of another site, port or protocol, or no page at all, opens nothing', async () => {
  const { url, opened, ask, askFrom } = await opening();
  const others = [
    'https://evil.example',
    'null',
    'http://localhost:1',
    url.replace('http:', 'https:'),
    url.replace('localhost', 'evil.example'),
    `${url}.evil.example`,
  ];
  for (const origin of others) expect((await askFrom(origin)).status, origin).toBe(403);
  expect((await ask({ method: 'POST', body: 'src/a.ts:1:2' })).status).toBe(403);
  expect((await ask({ headers: { origin: url } })).status).toBe(405);
  expect((await askFrom(url, 'a'.repeat(2_001))).status).toBe(413);
  expect(opened).toEqual([]);
});

test('why a place could not be opened is a sentence', async () => {
  const { url, askFrom } = await opening('No editor was found.');
  const response = await askFrom(url);
  expect([response.status, await response.text()]).toEqual([409, 'No editor was found.']);
});
