import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { afterAll, expect, test } from 'vitest';
import { UsageError } from '../usage-error.ts';
import { checkTarget } from './check-target.ts';

const folder = mkdtempSync(join(tmpdir(), 'fairlead-certificate-'));
const certificate = await getCertificate(folder, 'test', ['localhost']);
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function listen<One extends Server>(server: One): Promise<string> {
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const serve = (answer: RequestListener) => listen(createServer(answer));

/** The product's answer to nobody; the control API as given. */
const fairlead =
  (control: number): RequestListener =>
  ({ url }, response) => {
    const isControl = url === '/staging/control';
    response.writeHead(isControl ? control : 401, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ message: 'Login required', error_code: 'login_required' }));
  };

async function refusal(url: string, controlToken: string | null = null, timeoutMs?: number) {
  const error: unknown = await checkTarget({ url, controlToken, accounts: {} }, timeoutMs).catch(
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(UsageError);
  return (error as Error).message;
}

test('a Fairlead that takes the token is not refused, nor one without worlds', async () => {
  const url = `http://${await serve(fairlead(200))}`;
  await checkTarget({ url, controlToken: 'token', accounts: {} });
  await checkTarget({ url, controlToken: null, accounts: {} });
});

test('a server that is down is reported with what was tried and what to do', async () => {
  expect(await refusal('http://127.0.0.1:1', 'token')).toBe(
    "http://127.0.0.1:1 doesn't answer: nothing listens there (ECONNREFUSED). Tried GET /api/auth-service/session. Check the address and that the server runs; `fairlead staging` starts one.",
  );
});

test('a server that accepts the connection and never responds times out', async () => {
  const url = `http://${await serve(() => {})}`;
  expect(await refusal(url, null, 50)).toContain("doesn't answer: no answer within 0.05 s.");
});

test('a server that closes the connection is reported', async () => {
  const url = `http://${await serve(({ socket }) => socket.destroy())}`;
  expect(await refusal(url)).toContain("doesn't answer: it closed the connection");
});

test('an untrusted certificate is reported with what to do', async () => {
  const secure = createSecureServer({ key: certificate, cert: certificate }, fairlead(200));
  const address = await listen(secure);
  expect(await refusal(`https://${address}`)).toMatch(
    /doesn't answer: its certificate is not trusted here; name its authority with NODE_EXTRA_CA_CERTS=<file> \(\w+\)\./,
  );
});

test('https to a server that speaks http is reported', async () => {
  const url = `https://${await serve(fairlead(200))}`;
  expect(await refusal(url)).toContain('it does not speak TLS; perhaps it speaks http');
});

test.each([
  [200, 'text/html', '<h1>Welcome</h1>'],
  [404, 'application/json', '{"error":"not found"}'],
  [502, 'text/html', '<h1>Bad gateway</h1>'],
])('a response of %i that isn’t Fairlead’s is reported as that', async (status, type, body) => {
  const url = `http://${await serve((_, response) => {
    response.writeHead(status, { 'content-type': type }).end(body);
  })}`;
  expect(await refusal(url)).toBe(
    `${url} answers, but it isn't Fairlead: GET /api/auth-service/session gave ${status} (${type}). Check the address, and a proxy before the server.`,
  );
});

test('a Fairlead without its database is reported with its own message', async () => {
  const url = `http://${await serve((_, response) => {
    const body = { message: 'The database did not answer.', error_code: 'database_gone' };
    response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  })}`;
  expect(await refusal(url)).toBe(
    `${url} answers GET /api/auth-service/session with 503: The database did not answer.`,
  );
});

test('a wrong control token is reported without repeating it', async () => {
  const url = `http://${await serve(fairlead(401))}`;
  const said = await refusal(url, 'a-secret');
  expect(said).toContain('refuses the control token (GET /staging/control gave 401).');
  expect(said).not.toContain('a-secret');
});

test('a token for a server without a control API is refused', async () => {
  const url = `http://${await serve(fairlead(404))}`;
  expect(await refusal(url, 'token')).toContain(
    'has no control API (GET /staging/control gave 404)',
  );
});

test('an account for a persona that does not exist is refused before the server is asked', async () => {
  const accounts = { 'ms-releasd': { bearer: 'a-secret' } };
  await expect(
    checkTarget({ url: 'http://127.0.0.1:1', controlToken: null, accounts }),
  ).rejects.toThrow(
    "fairlead.targets.yaml has an account for the persona ms-releasd, which doesn't exist; did you mean ms-released? `fairlead personas` lists them.",
  );
});
