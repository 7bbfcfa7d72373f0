import { vendorSources } from '@fairlead/vendors';
import { contentSecurityPolicy } from '../csp.ts';

type Headers = Readonly<Record<string, string>>;

export const everyAnswer: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/**
 * Files named by their content (`boot-Bx3_k91Q.js`, every font and chunk, of this revision or an older
 * one) never change; anything else in the folder is asked for again.
 */
export function assetHeaders(path: string): Headers {
  return {
    ...everyAnswer,
    'cache-control': isNamedByContent(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** `-` and the eight characters of the hash that the build puts into every name. */
const isNamedByContent = (path: string) => /-[\w-]{8}\.[a-z0-9]+$/.test(path);

export const dataHeaders: Headers = {
  ...everyAnswer,
  'cache-control': 'no-cache',
  'access-control-allow-origin': '*',
};

const sources = Object.values(vendorSources);
const originOf = (url: string) => new URL(url).origin;

export const documentHeaders: Headers = {
  ...everyAnswer,
  'cache-control': 'no-cache',
  'content-security-policy': contentSecurityPolicy({
    scripts: [...new Set(sources.flatMap(({ scripts }) => scripts.map(originOf)))],
    frames: sources.flatMap(({ frames }) => frames),
    connect: sources.flatMap(({ connect }) => connect),
  }),
};
