import type { Deployment } from './deployment.ts';
import { caddyfile } from './servers/caddy.ts';
import { nginxConfig } from './servers/nginx.ts';
import { staticHostHeaders, staticHostRedirects } from './servers/static-host.ts';

/** Configuration for the servers that an app is usually put on: path below the build's folder → content. */
export function serverFiles(
  deployment: Deployment,
  publicFiles: readonly string[],
): Readonly<Record<string, string>> {
  return {
    'servers/nginx.conf': nginxConfig(deployment),
    'servers/Caddyfile': caddyfile(deployment, publicFiles),
    // A static host looks for its own beside the files.
    _headers: staticHostHeaders(deployment),
    _redirects: staticHostRedirects(deployment, publicFiles),
  };
}
