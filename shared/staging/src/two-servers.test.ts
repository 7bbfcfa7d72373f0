import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAppServer } from '@fairlead/build/server';
import { createHttpSandbox } from '@fairlead/sandbox/http';
import { afterEach, expect, test } from 'vitest';

const dist = mkdtempSync(join(tmpdir(), 'fairlead-app-'));
writeFileSync(join(dist, 'deployment.json'), JSON.stringify({ headers: { document: {} } }));
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.map((server) => server.close()));
  rmSync(dist, { recursive: true });
});

async function startServer() {
  const server = await createAppServer({ dist, port: 0, handlers: [createHttpSandbox().handle] });
  open.push(server);
  return server.url;
}

/** A browser's cookies for localhost, which every port gets. */
function createBrowser() {
  const cookies = new Map<string, string>();
  return async (url: string, body?: object) => {
    const Cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const post = body && { method: 'POST', body: JSON.stringify(body) };
    const response = await fetch(url, { ...post, headers: { Cookie } });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (cookie.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
}

test('a user who signs in and out at one server stays signed in at another port of the same host', async () => {
  const [first, second] = [await startServer(), await startServer()];
  const ask = createBrowser();
  const clientAt = async (server: string) =>
    (await (await ask(`${server}/api/auth-service/session`)).json()).client_id;
  await ask(`${first}/sandbox/api/sign-in`, { email: 'ines@quillmarsh.example.com' });
  await ask(`${second}/sandbox/api/sign-in`, { email: 'rhea@marlinspike.example.com' });
  expect(await clientAt(first)).toBe('cl_041');
  expect(await clientAt(second)).not.toBe('cl_041');
  await ask(`${second}/sandbox/api/sign-out`, {});
  expect(await clientAt(second)).toBeNull();
  expect(await clientAt(first)).toBe('cl_041');
});
