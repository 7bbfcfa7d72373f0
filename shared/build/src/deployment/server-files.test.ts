import { routeNames, routeOf } from '@fairlead/domain';
import { describe, expect, test } from 'vitest';
import { describeDeployment } from './deployment.ts';
import { serverFiles } from './server-files.ts';

const documents = routeNames.filter((name) => routeOf(name).area !== 'renewal');
const deployment = describeDeployment(['index', ...documents], {
  backEnds: ['https://api.example.com'],
  partners: ['https://partner.example.com'],
  reports: 'https://reports.example.com/csp',
  isSecure: true,
  hasBankTests: false,
});
const files = serverFiles(deployment, ['favicon.svg', 'settings.json']);
const text = (name: string) => files[name] ?? '';

/** How each server finds the document of an address: the first line that matches counts. */
const lines: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  nginx: [...text('servers/nginx.conf').matchAll(/rewrite (\S+) (\S+) last;/g)].map(
    ([, pattern = '', page = '']) => [new RegExp(pattern), page],
  ),
  Caddy: [
    ...text('servers/Caddyfile').matchAll(/path_regexp (\S+)\n[\s\S]*?rewrite \* (\S+)/g),
  ].map(([, pattern = '', page = '']) => [new RegExp(pattern), page]),
  'a static host': [...text('_redirects').matchAll(/^(\S+) (\S+) \d+$/gm)].map(
    ([, pattern = '', page = '']) => [
      new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.*')}$`),
      page,
    ],
  ),
};

describe.each(Object.keys(lines))('%s', (server) => {
  const documentOf = (address: string) =>
    lines[server]?.find(([pattern]) => pattern.test(address))?.[1] ?? 'none';

  test('answers every address of the product with its own document', () => {
    for (const name of routeNames) {
      const { pattern } = routeOf(name);
      const page = documents.includes(name) ? name : 'index';
      expect(documentOf(pattern.replaceAll(/:\w+/g, 'x1'))).toBe(`/pages/${page}.html`);
    }
  });

  test.each([
    ['/', '/pages/intake.html'],
    ['/application/app_1/resume', '/pages/resume.html'],
    ['/market-submission/ms_1/checkout/annually', '/pages/market-submission-checkout.html'],
    ['/admin/market-submissions/ms_1', '/pages/admin-market-submissions.html'],
    ['/renew', '/pages/index.html'],
    ['/return/auth/callback', '/pages/return.html'],
    ['/return/logout/callback', '/pages/return.html'],
  ])('answers %s with %s', (address, page) => {
    expect(documentOf(address)).toBe(page);
  });

  test('answers an address that is no screen with the page that says so, and 404', () => {
    expect(documentOf('/application')).toBe(
      server === 'a static host' ? '/pages/index.html' : 'none',
    );
  });
});

test.each([
  ['servers/nginx.conf', 'error_page 404 /pages/index.html;'],
  ['servers/Caddyfile', 'status 404'],
  ['_redirects', '/* /pages/index.html 404'],
])('%s has a page for other addresses: %s', (file, line) => {
  expect(text(file)).toContain(line);
});

const quoted: Readonly<Record<string, (value: string) => string>> = {
  'servers/nginx.conf': (value) => `"${value.replaceAll('"', '\\"')}"`,
  'servers/Caddyfile': (value) => `\`${value}\``,
  _headers: (value) => value,
};

test.each(Object.keys(quoted))('%s has every header of a document', (file) => {
  for (const [name, value] of Object.entries(deployment.headers.document)) {
    if (file === '_headers' && name === 'cache-control') continue;
    expect(text(file)).toContain(
      `${name}${file === '_headers' ? ':' : ''} ${quoted[file]?.(value)}`,
    );
  }
});

test.each(Object.keys(quoted))(
  '%s keeps files that are named by their content for a year',
  (file) => {
    expect(text(file)).toMatch(/cache-control:? .?public, max-age=31536000, immutable/);
  },
);

test('nginx and Caddy keep only files that are there: the 404 of a missing one is not kept', () => {
  const kept = (name: string) =>
    text(name)
      .split('\n')
      .filter((line) => line.includes('max-age=31536000, immutable'))
      .map((line) => line.trim());
  expect(kept('servers/nginx.conf')).toEqual([
    'add_header cache-control "public, max-age=31536000, immutable";',
  ]);
  expect(kept('servers/Caddyfile')).toEqual([
    'header @found cache-control `public, max-age=31536000, immutable`',
  ]);
  expect(text('servers/Caddyfile')).toContain('@found file\n');
});

test('nginx and Caddy answer nothing of what only the server reads', () => {
  expect(text('servers/nginx.conf')).toContain('location = /deployment.json { return 404; }');
  expect(text('servers/nginx.conf')).toContain('location /servers/ { return 404; }');
  expect(text('servers/Caddyfile')).toContain('@private path /deployment.json /servers/*');
  expect(text('servers/Caddyfile')).toContain('handle @private {\n\t\t\trespond 404');
});

test('Caddy names the files at the root of the site: no path climbs out of their folder', () => {
  expect(text('servers/Caddyfile')).toContain('\t@public path /favicon.svg /settings.json\n');
  expect(text('servers/Caddyfile')).not.toMatch(/file .*\{path\}/);
});

test('nginx answers a document only where one of its rules leads to it', () => {
  expect(text('servers/nginx.conf')).toMatch(/location \/pages\/ \{\n {2}internal;/);
});

test.each(['servers/nginx.conf', 'servers/Caddyfile'])(
  '%s sends the compressed files that the build made',
  (file) => {
    expect(text(file)).toMatch(/gzip_static on;|precompressed br gzip/);
  },
);

test.each([
  [
    'servers/nginx.conf',
    /location = \/pages\/return\.html \{\n {2}internal;[^}]*opener-policy "unsafe-none"/,
  ],
  ['servers/Caddyfile', /import fairlead_return\n\t\t\trewrite \* \/pages\/return\.html/],
  ['servers/Caddyfile', /\(fairlead_return\) \{[^}]*opener-policy `unsafe-none`/],
  ['_headers', /^\/return\/\*\n {2}cross-origin-opener-policy: unsafe-none\n$/m],
])('%s keeps the tie of a partner’s window in its last document alone', (file, rule) => {
  expect(text(file)).toMatch(rule);
  expect(text(file).match(/unsafe-none/g)).toHaveLength(1);
});
