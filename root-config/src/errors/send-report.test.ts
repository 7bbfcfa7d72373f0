import { afterEach, expect, test, vi } from 'vitest';
import { envelopesOf, sendReport } from './send-report.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const report = {
  error: new TypeError('It broke.'),
  where: 'start',
  map: {
    revision: 'abc',
    modules: {
      '@fairlead/root-config': { version: '1.2.3', requires: {}, css: [] },
    },
  },
};

function sentWith(
  errorReportsDsn: string,
  release: string,
  environment: 'sandbox' | 'staging' = 'staging',
) {
  const fetch = vi.fn(async () => new Response());
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname: '/login' });
  sendReport({ ...report, vendors: { errorReportsDsn, environment, release } });
  return fetch.mock.calls as unknown as [string, { body: string; keepalive: boolean }][];
}

test('an error of the start is sent with its release, its environment, where it was and what ran', () => {
  const [[url, { body, keepalive }] = ['', { body: '', keepalive: false }]] = sentWith(
    'https://key@reports.example.com/7',
    '',
  );
  expect(url).toBe('https://reports.example.com/api/7/envelope/');
  expect(keepalive).toBe(true);
  const [header, type, event] = body.split('\n').map((line) => JSON.parse(line));
  expect(header.dsn).toBe('https://key@reports.example.com/7');
  expect(type).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    release: 'abc',
    environment: 'staging',
    exception: { values: [{ type: 'TypeError', value: 'It broke.' }] },
    tags: {
      where: 'start at /login, map abc',
      module: 'root-config@1.2.3',
      revision: 'abc',
      overridden: 'no',
    },
  });
});

test('a deployment without an error-reporting service sends nothing', () => {
  expect(sentWith('', 'r1')).toEqual([]);
});

test.each([
  ['https://key@reports.example.com/7', 'https://reports.example.com/api/7/envelope/'],
  ['https://key@reports.example.com/eu/7', 'https://reports.example.com/eu/api/7/envelope/'],
])('reports for %s go to %s', (dsn, url) => {
  expect(envelopesOf(dsn)).toBe(url);
});

test('in the sandbox, an error is sent only where a worker answers for the service', () => {
  const dsn = 'https://key@reports.example.com/7';
  vi.stubGlobal('navigator', {});
  expect(sentWith(dsn, '', 'sandbox')).toEqual([]);
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  expect(sentWith(dsn, '', 'sandbox')).toEqual([]);
  expect(sentWith(dsn, '', 'staging')).toHaveLength(1);
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  expect(sentWith(dsn, '', 'sandbox')).toHaveLength(1);
});
