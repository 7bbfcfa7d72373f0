import type { Deployment } from '../deployment.ts';
import type { Headers } from '../headers.ts';

/**
 * The `_headers` file of a static host, which applies every block whose path matches. Documents have no path of their
 * own, so their headers are on every file, where they mean nothing; `cache-control` would, and is the host's default. A
 * header in two blocks gets both values, and browsers read two opener policies as none.
 */
export function staticHostHeaders({ headers }: Deployment): string {
  const { 'cache-control': _, ...document } = headers.document;
  const { 'access-control-allow-origin': origin = '*' } = headers.data;
  const open: Headers = { 'access-control-allow-origin': origin };
  return [
    block('/*', document),
    block('/return/*', other(headers.return, document)),
    block('/assets/*', only(headers.asset, document)),
    block('/import-map.json', open),
    block('/settings.json', open),
  ].join('\n');
}

/** The `_redirects` file of a static host: the first line that matches counts, after files that are there. */
export function staticHostRedirects(
  { pages, otherwise }: Deployment,
  publicFiles: readonly string[],
): string {
  const lines = [
    ...publicFiles.map((file) => `/${file} /public/${file} 200`),
    ...pages.map(({ pattern, page }) => `${pattern} /pages/${page}.html 200`),
    `/* /pages/${otherwise}.html 404`,
  ];
  return `${lines.join('\n')}\n`;
}

const block = (path: string, headers: Headers) =>
  `${[path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n')}\n`;

/** The headers that the other set has with another value. */
const other = (headers: Headers, others: Headers): Headers =>
  Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => (others[name] ?? value) !== value),
  );

/** The headers that the other set does not have already. */
const only = (headers: Headers, other: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in other)));
