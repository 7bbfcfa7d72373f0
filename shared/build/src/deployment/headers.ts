import { vendorScripts } from '@fairlead/vendors';
import { bankTestHost, vendorHosts } from '@fairlead/vendors/vendor-hosts';
import { contentSecurityPolicy } from '../csp.ts';
import type { SecuritySettings } from './security-settings.ts';

export type Headers = Readonly<Record<string, string>>;

export const everyAnswer: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** A year, in seconds. */
const year = 31_536_000;

/**
 * Whether a file is named by its content (`boot-Bx3_k91Q.js`, every font and chunk, of this revision or an older one):
 * `-` and the eight characters of the hash that the build puts into every name.
 */
export const isNamedByContent = (path: string): boolean => /-[\w-]{8}\.[a-z0-9]+$/.test(path);

/** Files named by their content never change. Everything else in the folder must be revalidated. */
export function assetHeaders(isForGood: boolean): Headers {
  return {
    ...everyAnswer,
    'cache-control': isForGood ? `public, max-age=${year}, immutable` : 'no-cache',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Files at the root of the site; partners' pages read some of them. */
export const dataHeaders: Headers = {
  ...everyAnswer,
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*',
};

/** Features of the browser that no part of the product uses. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
];

/** The headers of every document of the product. */
export function documentHeaders(
  settings: SecuritySettings,
  inlineScripts: readonly string[],
): Headers {
  const { reports, isSecure } = settings;
  return {
    ...everyAnswer,
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy({
      hosts: foreignHosts(settings),
      frameAncestors: settings.partners,
      reports,
      inlineScripts,
    }),
    // Carta and banks that ask for permission open in popups, which the page must be able to close.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': [
      ...unused.map((feature) => `${feature}=()`),
      'clipboard-write=(self)',
      'payment=(self "https://js.stripe.com")',
    ].join(', '),
    ...(reports ? { 'reporting-endpoints': `reports="${reports}"` } : {}),
    ...(isSecure ? { 'strict-transport-security': `max-age=${year}` } : {}),
  };
}

/** The headers of the document that tells a partner's page, which opened its window, that the user is back. */
export const returnHeaders = (
  settings: SecuritySettings,
  inlineScripts: readonly string[],
): Headers => ({
  ...documentHeaders(settings, inlineScripts),
  'cross-origin-opener-policy': 'unsafe-none',
});

function foreignHosts({ backEnds, hasBankTests }: SecuritySettings) {
  const hosts = Object.values(vendorHosts);
  const originOf = (url: string) => new URL(url).origin;
  return {
    scripts: Object.values(vendorScripts).flat().map(originOf),
    frames: hosts.flatMap(({ frames = [] }) => frames),
    images: hosts.flatMap(({ images = [] }) => images),
    connect: [
      ...backEnds,
      ...hosts.flatMap(({ connect = [] }) => connect),
      ...(hasBankTests ? [bankTestHost] : []),
    ],
  };
}
