/** The hosts of others that a page may speak to, by what they do there. */
export type ForeignHosts = {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connect: readonly string[];
};

/**
 * The page's Content-Security-Policy. No inline script and no eval: the import map and the page's
 * settings are data. Which script URL may load on which route is up to the Trusted Types policy.
 */
export function contentSecurityPolicy(hosts: ForeignHosts): string {
  const self = "'self'";
  return Object.entries({
    'default-src': [self],
    'script-src': [self, ...hosts.scripts],
    'style-src': [self, "'unsafe-inline'", 'https:'],
    'img-src': [self, 'data:', 'blob:', 'https:'],
    'font-src': [self, 'https:'],
    'connect-src': [self, ...hosts.connect],
    'frame-src': [self, ...hosts.frames],
    'worker-src': [self],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [self],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'lit-html'],
  })
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; ');
}
