import { isEmail, keysOf, recordOf } from '@fairlead/domain';
import type { SiteSettings } from './site-settings.ts';

type Setting = {
  readonly variable: string;
  readonly is: string;
  readonly kind: 'address' | 'origin' | 'name' | 'email' | 'domain';
  /** What happens without it; absent if the build fails. */
  readonly without?: string;
};

/** The build's environment variables for the addresses of other sites. `docs/production.md` lists the same. */
export const siteVariables: Readonly<Record<keyof SiteSettings, Setting>> = {
  login: {
    variable: 'FAIRLEAD_LOGIN_URL',
    is: 'the page of the login site where users sign in and sign up',
    kind: 'address',
  },
  logout: {
    variable: 'FAIRLEAD_LOGOUT_URL',
    is: 'the page of the login site that ends the session',
    kind: 'address',
  },
  packages: {
    variable: 'FAIRLEAD_PACKAGES_URL',
    is: 'the quote packages page of the legacy funnel',
    kind: 'address',
  },
  portal: { variable: 'FAIRLEAD_PORTAL_URL', is: 'the customer portal', kind: 'address' },
  portalLogin: {
    variable: 'FAIRLEAD_PORTAL_LOGIN_URL',
    is: 'the login page of the customer portal',
    kind: 'address',
  },
  partnerInsurer: {
    variable: 'FAIRLEAD_PARTNER_INSURER_URL',
    is: 'the offer of the partner insurer',
    kind: 'address',
  },
  terms: { variable: 'FAIRLEAD_TERMS_URL', is: 'the terms of use', kind: 'address' },
  privacy: { variable: 'FAIRLEAD_PRIVACY_URL', is: 'the privacy notice', kind: 'address' },
  cartaAuthorize: {
    variable: 'FAIRLEAD_CARTA_AUTHORIZE_URL',
    is: 'the page where Carta asks its users for permission',
    kind: 'address',
  },
  cartaClientId: {
    variable: 'FAIRLEAD_CARTA_CLIENT_ID',
    is: 'this product’s client id at Carta',
    kind: 'name',
  },
  teamEmail: {
    variable: 'FAIRLEAD_TEAM_EMAIL',
    is: 'the email address of the team that helps users',
    kind: 'email',
  },
  paymentsEmail: {
    variable: 'FAIRLEAD_PAYMENTS_EMAIL',
    is: 'the email address for questions about payments',
    kind: 'email',
  },
  vantaEmail: {
    variable: 'FAIRLEAD_VANTA_EMAIL',
    is: 'the email address of the team that helps Vanta customers',
    kind: 'email',
  },
  underwritingEmail: {
    variable: 'FAIRLEAD_UNDERWRITING_EMAIL',
    is: 'the email address of the underwriters',
    kind: 'email',
  },
  hotlineEmail: {
    variable: 'FAIRLEAD_HOTLINE_EMAIL',
    is: 'the email address of the employment-law hotline',
    kind: 'email',
  },
  hotlinePhone: {
    variable: 'FAIRLEAD_HOTLINE_PHONE',
    is: 'the phone number of the employment-law hotline',
    kind: 'name',
  },
  renewalsEmail: {
    variable: 'FAIRLEAD_RENEWALS_EMAIL',
    is: 'the email address of the renewals team',
    kind: 'email',
  },
  renewalsPhone: {
    variable: 'FAIRLEAD_RENEWALS_PHONE',
    is: 'the phone number of the renewals team',
    kind: 'name',
  },
  internalEmailDomain: {
    variable: 'FAIRLEAD_INTERNAL_EMAIL_DOMAIN',
    is: 'the domain of your own email addresses; production excludes their users from analytics and session replay',
    kind: 'domain',
  },
  api: {
    variable: 'FAIRLEAD_API_ORIGIN',
    is: 'the origin of the back end, without a path; it must allow this page’s origin with credentials (CORS)',
    kind: 'origin',
    without: 'calls go to `/api` on the origin of the boot script',
  },
};

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Reads the addresses of a production page from the build environment. Throws an error that names every missing required
 * variable and every value that isn't an address.
 */
export function readSiteSettings(env: Env): SiteSettings {
  const names = keysOf(siteVariables);
  const read = recordOf(names, (name) => settingIn(siteVariables[name], env));
  const problems = names.flatMap((name) => problemOf(siteVariables[name], read[name]) ?? []);
  if (problems.length > 0)
    throw new Error(
      `The production build failed.\n${problems.map((problem) => `  ${problem}`).join('\n')}\ndocs/production.md describes the settings.`,
    );
  return read;
}

/** An origin may be written with the slash that browsers show after it. */
function settingIn({ variable, kind }: Setting, env: Env): string {
  const value = env[variable]?.trim() ?? '';
  return kind === 'origin' ? value.replace(/\/$/, '') : value;
}

function problemOf({ variable, is, kind, without }: Setting, value: string): string | null {
  if (value === '') return without === undefined ? `${variable} is not set: ${is}.` : null;
  if (kind === 'email')
    return isEmail(value)
      ? null
      : `${variable} is '${value}'. Set it to an email address, for example team@example.com.`;
  if (kind === 'domain')
    return isEmail(`name@${value}`)
      ? null
      : `${variable} is '${value}'. Set it to an email domain, for example example.com.`;
  if (kind === 'name' || isSecure(value, kind === 'origin')) return null;
  return kind === 'origin'
    ? `${variable} is '${value}'. Set it to an https origin without a path, for example https://api.example.com: calls go to /api on it.`
    : `${variable} is '${value}'. Set it to an https address, for example https://www.example.com/page.`;
}

/** Plain http is only allowed for a server on this machine. */
function isSecure(value: string, isOrigin: boolean): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, origin } = new URL(value);
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost');
  return isAllowed && (!isOrigin || origin === value);
}
