import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPages } from '../pages.ts';
import { productionEnv } from '../testing/production-env.ts';
import { documentHeaders } from './headers.ts';
import { readSecuritySettings, securityVariables } from './security-settings.ts';

function headersOf(mode: 'production' | 'sandbox', env: Record<string, string> = {}) {
  const all = { ...productionEnv, ...env };
  const { index } = listPages(mode, [], {}, all);
  return documentHeaders(readSecuritySettings(mode, index.settings, all), ['early()']);
}

/** One directive of the policy, e.g. `style-src`. */
const directive = (headers: Readonly<Record<string, string>>, name: string) =>
  headers['content-security-policy']?.split('; ').find((part) => part.startsWith(`${name} `));

test('a production document can’t be framed, and allows no browser features', () => {
  const headers = headersOf('production');
  expect(directive(headers, 'frame-ancestors')).toBe("frame-ancestors 'self'");
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['strict-transport-security']).toBe('max-age=31536000');
  // Chromium knows no `style` in it and logs that on every page; vendors' scripts have no hashes.
  expect(headers).not.toHaveProperty('integrity-policy');
  for (const feature of ['camera', 'geolocation', 'microphone', 'usb'])
    expect(headers['permissions-policy']).toContain(`${feature}=()`);
});

test('the policy has no wildcard of a whole scheme, and styles come from the own origin', () => {
  const headers = headersOf('production');
  expect(headers['content-security-policy']).not.toMatch(/https:(?:[; ]|$)|\*(?:[; ]|$)/);
  expect(directive(headers, 'style-src')).toBe("style-src 'self' 'unsafe-inline'");
  expect(directive(headers, 'font-src')).toBe("font-src 'self'");
  expect(directive(headers, 'img-src')).toMatch(/^img-src 'self' data: blob: https:\/\/static\./);
});

test('the policy holds Trusted Types, and no script of the page itself or of eval', () => {
  const headers = headersOf('production');
  expect(directive(headers, 'require-trusted-types-for')).toBe(
    "require-trusted-types-for 'script'",
  );
  expect(directive(headers, 'script-src')).not.toMatch(/unsafe/);
});

test('partners may frame the product where the settings name them', () => {
  const headers = headersOf('production', {
    FAIRLEAD_PARTNER_ORIGINS: 'https://a.example.com  https://b.example.com',
  });
  expect(directive(headers, 'frame-ancestors')).toBe(
    "frame-ancestors 'self' https://a.example.com https://b.example.com",
  );
});

test('violations are reported to the address in the settings', () => {
  const headers = headersOf('production', { FAIRLEAD_REPORTS_URL: 'https://r.example.com/csp' });
  expect(headers['reporting-endpoints']).toBe('reports="https://r.example.com/csp"');
  expect(directive(headers, 'report-to')).toBe('report-to reports');
  expect(directive(headers, 'report-uri')).toBe('report-uri https://r.example.com/csp');
});

test('calls may go to the back end in the settings, and to no test environment in production', () => {
  const api = { FAIRLEAD_API_ORIGIN: 'https://api.example.com' };
  const connect = directive(headersOf('production', api), 'connect-src') ?? '';
  expect(connect).toContain(' https://api.example.com ');
  expect(connect).not.toContain('sandbox');
  const staging = headersOf('production', { ...api, FAIRLEAD_ENVIRONMENT: 'staging' });
  expect(directive(staging, 'connect-src')).toContain('https://sandbox.plaid.com');
});

test('a page on this machine is not bound to https', () => {
  expect(headersOf('sandbox')['strict-transport-security']).toBeUndefined();
});

test.each([
  ['FAIRLEAD_PARTNER_ORIGINS', 'https://a.example.com/page'],
  ['FAIRLEAD_REPORTS_URL', 'reports.example.com'],
])('%s=%s stops the build', (name, value) => {
  expect(() => headersOf('production', { [name]: value })).toThrow(name);
});

test('docs/production.md lists the settings of the headers', () => {
  const page = readFileSync(new URL('../../../../docs/production.md', import.meta.url), 'utf8');
  for (const { variable, is, without } of Object.values(securityVariables))
    expect(page).toContain(`| \`${variable}\` | ${is} | ${without} |`);
});
