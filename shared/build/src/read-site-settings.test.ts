import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listPages } from './pages.ts';
import { readSiteSettings, siteVariables } from './read-site-settings.ts';
import { productionEnv } from './testing/production-env.ts';

test('a production page has the addresses of the other sites', () => {
  const { index } = listPages('production', [], {}, productionEnv);
  expect(index?.settings.sites).toEqual({
    api: '',
    login: 'https://login.example.com/login',
    logout: 'https://login.example.com/logout',
    packages: 'https://www.example.com/packages',
    portal: 'https://portal.example.com',
    portalLogin: 'https://portal.example.com/login',
    partnerInsurer: 'https://insurer.example.com/offer',
    terms: 'https://www.example.com/terms',
    privacy: 'https://www.example.com/privacy',
    cartaAuthorize: 'https://carta.example.com/authorize',
    cartaClientId: 'carta-client',
    teamEmail: 'team@example.com',
    paymentsEmail: 'payments@example.com',
    vantaEmail: 'vanta@example.com',
    underwritingEmail: 'underwriting@example.com',
    hotlineEmail: 'hotline@example.com',
    hotlinePhone: '(212) 555-0100',
    renewalsEmail: 'renewals@example.com',
    renewalsPhone: '(212) 555-0101',
    internalEmailDomain: 'example.com',
  });
});

test.each(Object.keys(productionEnv))(
  'a production build without %s fails and names it',
  (name) => {
    const env = { ...productionEnv, [name]: ' ' };
    expect(() => listPages('production', [], {}, env)).toThrow(`${name} is not set: `);
  },
);

test('a build without any setting names all of them at once', () => {
  for (const name of Object.keys(productionEnv)) expect(() => readSiteSettings({})).toThrow(name);
});

test.each([
  ['FAIRLEAD_LOGIN_URL', '/sandbox/login'],
  ['FAIRLEAD_PORTAL_URL', 'portal.example.com'],
  ['FAIRLEAD_PACKAGES_URL', 'http://www.example.com/packages'],
  ['FAIRLEAD_LOGOUT_URL', 'javascript:alert(1)'],
  ['FAIRLEAD_API_ORIGIN', 'https://api.example.com/v1'],
  ['FAIRLEAD_TEAM_EMAIL', 'our team'],
  ['FAIRLEAD_VANTA_EMAIL', 'vanta@'],
  ['FAIRLEAD_TERMS_URL', '/terms-of-use'],
  ['FAIRLEAD_INTERNAL_EMAIL_DOMAIN', '@example.com'],
  ['FAIRLEAD_INTERNAL_EMAIL_DOMAIN', 'https://example.com'],
])('%s=%s is refused', (name, value) => {
  expect(() => readSiteSettings({ ...productionEnv, [name]: value })).toThrow(
    `${name} is '${value}'.`,
  );
});

test('a page with the sandbox in it needs no setting', () => {
  expect(listPages('http', [], {}, {}).index?.settings.sites.login).toBe('/sandbox/login');
});

test('docs/production.md lists every address', () => {
  const page = readFileSync(new URL('../../../docs/production.md', import.meta.url), 'utf8');
  for (const { variable, is, without = 'the build fails' } of Object.values(siteVariables))
    expect(page).toContain(`| \`${variable}\` | ${is} | ${without} |`);
});

test('the origin of the back end may be written with a slash', () => {
  const env = { ...productionEnv, FAIRLEAD_API_ORIGIN: 'https://api.example.com/' };
  expect(readSiteSettings(env).api).toBe('https://api.example.com');
});

test('a back end on a path is refused with what is supported', () => {
  const env = { ...productionEnv, FAIRLEAD_API_ORIGIN: 'https://api.example.com/v1' };
  expect(() => readSiteSettings(env)).toThrow(
    "FAIRLEAD_API_ORIGIN is 'https://api.example.com/v1'. Set it to an https origin without a path, for example https://api.example.com: calls go to /api on it.",
  );
});
