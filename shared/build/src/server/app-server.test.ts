import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type ClientHttp2Session, connect as connectOverHttp2 } from 'node:http2';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AppServer, createAppServer } from './app-server.ts';

const files = {
  'import-map.json': '{}',
  'deployment.json': JSON.stringify({
    headers: {
      document: { 'cache-control': 'no-cache', 'content-security-policy': "script-src 'self'" },
    },
    pages: [
      { pattern: '/', page: 'intake' },
      { pattern: '/claims/:claimId', page: 'claims' },
    ],
  }),
  'pages/index.html': '<!doctype html><title>index</title>',
  'pages/intake.html': '<!doctype html><title>intake</title>',
  'pages/claims.html': '<!doctype html><title>claims</title>',
  'assets/boot-DJdMEpfh.js': 'boot()',
  // Written after the file that they are made of.
  'assets/boot-DJdMEpfh.js.br': 'as br',
  'assets/boot-DJdMEpfh.js.gz': 'as gzip',
  'assets/inter-C1sb-rR_.woff2': 'font',
  'assets/unnamed.js': 'unnamed()',
  'public/favicon.svg': '<svg/>',
  'public/settings.json': '{}',
  'public/offer.html': '<!doctype html><title>offer</title>',
};

let dist: string;
let server: AppServer;
const seen: Request[] = [];

beforeAll(async () => {
  dist = mkdtempSync(join(tmpdir(), 'fairlead-server-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), content);
  }
  const handlers = [
    async (asked: Request) => {
      seen.push(asked);
      return null;
    },
  ];
  server = await createAppServer({ dist, port: 0, handlers });
});

afterAll(async () => {
  await server.close();
  rmSync(dist, { recursive: true });
});

/** Sends the target as it is written: `fetch` would tidy it up first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; text: string }>(
    (resolve, reject) => {
      const { port } = server;
      request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (chunk: string) => {
          text += chunk;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }),
        );
      })
        .on('error', reject)
        .end();
    },
  );
}

/** Sends a body in pieces, for as long as the server takes them. */
function send(path: string, size: number, headers: Record<string, string> = {}) {
  const piece = Buffer.alloc(64 * 1024, 'x');
  return new Promise<{ status: number; text: string; sent: number }>((resolve, reject) => {
    let sent = 0;
    const { port } = server;
    const asked = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false },
      async (answer) => {
        resolve({ status: answer.statusCode ?? 0, text: await text(answer), sent });
        asked.destroy();
      },
    ).on('error', reject);
    const more = () => {
      while (sent < size) {
        const next = piece.subarray(0, Math.min(piece.length, size - sent));
        sent += next.length;
        if (!asked.write(next)) return void asked.once('drain', more);
      }
      asked.end();
    };
    more();
  });
}

describe('a body', () => {
  const tooLong =
    '{"message":"A body may have 1048576 bytes. This one is longer, and was not read.","error_code":"body_too_long","status_code":413,"detail":null}';

  test.each([
    ['that says its length', { 'content-length': '209715200' }],
    ['that arrives in pieces', {}],
  ])('a body of 200 MB %s is refused before it is read', async (_, headers) => {
    const before = seen.length;
    const answer = await send('/api/long', 200 * 1024 * 1024, headers);
    expect([answer.status, answer.text]).toEqual([413, tooLong]);
    expect(answer.sent).toBeLessThan(20 * 1024 * 1024);
    expect(seen).toHaveLength(before);
  });

  test('a client that reads only after it has sent everything has the answer', async () => {
    const size = 32 * 1024 * 1024;
    const socket = connect({ host: '127.0.0.1', port: server.port }).pause();
    socket.write(`POST /api/long HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${size}\r\n\r\n`);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject).write(Buffer.alloc(size, 'x'), () => resolve());
    });
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer.endsWith(`\r\n\r\n${tooLong}`)).toBe(true);
  });

  test('a body of 1 MB reaches the handlers', async () => {
    expect((await send('/api/long', 1024 * 1024)).status).toBe(405);
    expect((await seen.at(-1)?.text())?.length).toBe(1024 * 1024);
  });
});

describe('an address that cannot be read', () => {
  test.each(['/%', '/%E0%A4%A', '/assets/%zz.js', '/builds/intake/%', '/api/%', '/sandbox/%c3%28'])(
    '%s is answered with 400 and a sentence',
    async (path) => {
      const { status, text } = await ask(path);
      expect(status).toBe(400);
      expect(text).toBe('The request has an address that cannot be read.');
    },
  );

  test('a Host that is no host and a method without a Request are answered with 400', async () => {
    expect((await ask('/', { host: 'a b' })).status).toBe(400);
    expect((await ask('/', {}, 'TRACE')).status).toBe(400);
  });
});

describe('an address with two slashes', () => {
  test.each(['//elsewhere.example.com/x', '/.//elsewhere.example.com', '//'])(
    '%s is a path of this server and no host',
    async (path) => {
      expect((await ask(path)).status).toBe(404);
      expect(new URL(seen.at(-1)?.url ?? '').hostname).toBe('127.0.0.1');
    },
  );
});

describe('a document', () => {
  test.each([
    '/',
    '/no/such/screen',
    '/assets/..%2Fpages%2Findex.html',
    '/assets/%2e%2e%2Fpages/index.html',
    '/assets/..%5Cpages%5Cindex.html',
    '/..%2Fpages%2Fintake.html',
    '/favicon.svg%2F..%2F..%2Fpages%2Fintake.html',
    '/pages/index.html',
  ])('a document is never answered without its policy: %s', async (path) => {
    const { headers } = await ask(path);
    const isDocument = headers['content-type']?.includes('text/html') ?? false;
    const policy = headers['content-security-policy'] ?? '';
    expect(isDocument ? policy : 'no document').toMatch(/script-src|no document/);
  });

  test.each([
    ['/', 200, 'intake'],
    ['/claims/c%201', 200, 'claims'],
    ['/claims', 404, 'index'],
    ['//claims/1', 404, 'index'],
    ['/sandbox/login', 404, 'index'],
  ])('the deployment says which one answers %s', async (path, status, page) => {
    const answer = await ask(path);
    expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(page)]);
  });

  test('a document among the public files has the policy too', async () => {
    const { text, headers } = await ask('/offer.html');
    expect(text).toContain('<title>offer');
    expect(headers['content-security-policy']).toBe("script-src 'self'");
  });

  test('below /assets/ an encoded slash names no file', async () => {
    expect((await ask('/assets/..%2Fpages%2Findex.html')).status).toBe(404);
    expect((await ask('/assets%2Fboot-DJdMEpfh.js')).text).not.toBe('boot()');
  });
});

test('partners get a 404 for a missing file too, and the response isn’t cached', async () => {
  const { status, headers } = await ask('/assets/mfe-intake-DJdMEpfh.js');
  expect(status).toBe(404);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['cache-control']).toBe('no-cache');
});

test.each([
  ['gzip, deflate, br', 'br', 'as br'],
  ['GZIP', 'gzip', 'as gzip'],
  ['br;q=0, gzip', 'gzip', 'as gzip'],
  ['br;q=0', undefined, 'boot()'],
  ['x-brotli', undefined, 'boot()'],
])('a file for whoever accepts %s is sent as %s', async (accepted, encoding, text) => {
  const answer = await ask('/assets/boot-DJdMEpfh.js', { 'accept-encoding': accepted });
  expect([answer.headers['content-encoding'], answer.text]).toEqual([encoding, text]);
});

describe('what a browser keeps', () => {
  test.each([
    ['/assets/boot-DJdMEpfh.js', 'public, max-age=31536000, immutable'],
    ['/assets/inter-C1sb-rR_.woff2', 'public, max-age=31536000, immutable'],
    ['/assets/unnamed.js', 'no-cache'],
    ['/', 'no-cache'],
    ['/settings.json', 'no-cache'],
  ])('%s is kept: %s', async (path, control) => {
    expect((await ask(path)).headers['cache-control']).toBe(control);
  });

  test.each(['/', '/favicon.svg', '/settings.json', '/import-map.json', '/assets/unnamed.js'])(
    '%s is not sent again while it is the same',
    async (path) => {
      const etag = String((await ask(path)).headers.etag);
      const again = await ask(path, { 'if-none-match': etag });
      expect(again).toMatchObject({ status: 304, text: '' });
      expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200);
    },
  );

  test('a document that is kept keeps its policy', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': String(headers.etag) });
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
  });
});

test('a request that came over TLS, as its proxy says, is https to the handlers', async () => {
  await ask('/', { host: 'app.example.com', 'x-forwarded-proto': 'https' });
  expect(seen.at(-1)?.url).toBe('https://app.example.com/');
  await ask('/', { host: 'app.example.com' });
  expect(seen.at(-1)?.url).toBe('http://app.example.com/');
});

test('only this machine reaches the server unless a host is given', async () => {
  const other = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ internal, family }) => !internal && family === 'IPv4')?.address;
  // Without a network, another loopback address tells the same: only 127.0.0.1 is listened on.
  const address = other ?? '127.0.0.2';
  expect(await canConnect(address, server.port)).toBe(false);
  const open = await createAppServer({ dist, port: 0, host: '0.0.0.0' });
  expect(open.url).toBe(`http://localhost:${open.port}`);
  expect(await canConnect(address, open.port)).toBe(true);
  await open.close();
});

function canConnect(host: string, port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => resolve(socket.destroy() !== undefined));
    socket.once('error', () => resolve(false));
  });
}

test('with a certificate the app and its handlers are served in HTTP/2', async () => {
  const both = await getCertificate(join(dist, 'certificate'));
  const seenOverTls: Request[] = [];
  const secure = await createAppServer({
    dist,
    port: 0,
    tls: { key: both, cert: both },
    handlers: [
      async (asked) => {
        seenOverTls.push(asked);
        return asked.method === 'POST' ? new Response(await asked.text()) : null;
      },
    ],
  });
  const session = connectOverHttp2(secure.url, { rejectUnauthorized: false });
  try {
    const page = await askOverHttp2(session, { ':path': '/packages' });
    expect(page.text).toBe('<!doctype html><title>index</title>');
    expect(session.alpnProtocol).toBe('h2');
    const posted = await askOverHttp2(session, { ':path': '/api', ':method': 'POST' }, 'sent');
    expect(posted.text).toBe('sent');
    expect(secure.url).toBe(`https://localhost:${secure.port}`);
    expect(seenOverTls.map(({ url }) => url)).toEqual([
      `https://localhost:${secure.port}/packages`,
      `https://localhost:${secure.port}/api`,
    ]);
  } finally {
    session.close();
    await secure.close();
  }
});

function askOverHttp2(session: ClientHttp2Session, headers: Record<string, string>, body = '') {
  return new Promise<{ text: string }>((resolve, reject) => {
    const stream = session.request(headers);
    let text = '';
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text += chunk;
    });
    stream.on('end', () => resolve({ text }));
    stream.on('error', reject);
    if (body) stream.end(body);
  });
}
