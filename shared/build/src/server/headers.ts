import { vendorSources } from '@fairlead/vendors';
import { contentSecurityPolicy } from '../csp.ts';

type Headers = Readonly<Record<string, string>>;

const everyAnswer: Headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

/** Files whose name is their content never change; anything else in the folder is asked for again. */
export function assetHeaders(isNamedByContent: boolean): Headers {
  return {
    ...everyAnswer,
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

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
