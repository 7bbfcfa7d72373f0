import type { Deployment } from '../deployment.ts';
import type { Headers } from '../headers.ts';
import { asRegExp } from './patterns.ts';

/** The part of an nginx server block that serves the app; the block itself has the root, the names and TLS. */
export function nginxConfig({ headers, pages, otherwise }: Deployment): string {
  return `# Made by the build. Include it in a server block whose root is the folder of this build:
#   server { listen 443 ssl; server_name …; root /srv/fairlead; include /srv/fairlead/servers/nginx.conf; }
gzip_static on;

location /assets/ {
${addHeaders(headers.asset, ['cache-control'])}
  try_files $uri =404;
}

location = /import-map.json {
${addHeaders(headers.data)}
}

# Files at the root of the site, then documents.
location / {
${addHeaders(headers.data)}
  try_files /public$uri @document;
}

location @document {
${pages.map(({ pattern, page }) => `  rewrite ${asRegExp(pattern)} /pages/${page}.html last;`).join('\n')}
  error_page 404 /pages/${otherwise}.html;
  return 404;
}

location /pages/ {
  internal;
${addHeaders(headers.document)}
}

# This window keeps its tie to the partner's page that opened it.
location = /pages/return.html {
  internal;
${addHeaders(headers.return)}
}

location = /deployment.json { return 404; }
location /servers/ { return 404; }
`;
}

/** `always` puts a header on errors too: one that says how long a file is kept must not be on a file that is not there. */
const addHeaders = (headers: Headers, ofFoundFiles: readonly string[] = []) =>
  Object.entries(headers)
    .map(
      ([name, value]) =>
        `  add_header ${name} "${value.replaceAll('"', '\\"')}"${ofFoundFiles.includes(name) ? '' : ' always'};`,
    )
    .join('\n');
