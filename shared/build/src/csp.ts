import { createHash } from 'node:crypto';

/** The hosts of others that a page may speak to, by what they do there. */
type ForeignHosts = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
  readonly images: readonly string[];
};

export type PolicyOptions = {
  readonly hosts: ForeignHosts;
  /** Origins whose pages may show ours in a frame. */
  readonly frameAncestors: readonly string[];
  /** The endpoint's address for violations; empty where nobody collects them. */
  readonly reports: string;
  /** The scripts in the document itself, each allowed by the hash of its text. */
  readonly inlineScripts: readonly string[];
};

/**
 * Makes the page's Content-Security-Policy. No eval, and no inline script but the one before the first paint: the import
 * map and the page's settings are data. Which script URL may load on which route is up to the Trusted Types policy. `default` is that policy's name,
 * `lit-html` is Lit's own, and the maps script does not run without its two; no other SDK gets one.
 */
export function contentSecurityPolicy(options: PolicyOptions): string {
  const { hosts, frameAncestors, reports, inlineScripts } = options;
  const self = "'self'";
  const directives = {
    'default-src': [self],
    'script-src': [self, ...inlineScripts.map(hashOf), ...hosts.scripts],
    // Bank linking and the chat put inline styles on the page, and a static host cannot give them a nonce.
    'style-src': [self, "'unsafe-inline'"],
    'img-src': [self, 'data:', 'blob:', ...hosts.images],
    'font-src': [self],
    'connect-src': [self, ...hosts.connect],
    'frame-src': [self, ...hosts.frames],
    'worker-src': [self],
    'manifest-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self],
    'frame-ancestors': [self, ...frameAncestors],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'lit-html', 'google-maps-api-loader', 'google-maps-api#html'],
    // Browsers that know `report-to` ignore `report-uri`.
    ...(reports ? { 'report-uri': [reports], 'report-to': ['reports'] } : {}),
  };
  return Object.entries(directives)
    .map(([directive, values]) => `${directive} ${[...new Set(values)].join(' ')}`)
    .join('; ');
}

const hashOf = (script: string) =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
