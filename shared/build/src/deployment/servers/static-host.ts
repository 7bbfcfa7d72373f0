import type { Deployment } from '../deployment.ts';
import type { Headers } from '../headers.ts';

/**
 * Returns the `_headers` file of a static host. The host applies every block whose path matches, and a header in two
 * blocks gets both values, so the later blocks have only what the first one lacks. Documents have no path of their own:
 * the first block puts their headers on every file, where they mean nothing. Only `cache-control` would, so it is left
 * out, and the host's default counts.
 */
export function staticHostHeaders({ headers }: Deployment): string {
  const { 'cache-control': _, ...everywhere } = headers.document;
  const { 'access-control-allow-origin': origin = '*' } = headers.data;
  const readableElsewhere: Headers = { 'access-control-allow-origin': origin };
  return [
    block('/*', everywhere),
    // A second opener policy: browsers read two as none.
    block('/return/*', changedFrom(everywhere, headers.return)),
    block('/assets/*', addedTo(everywhere, headers.asset)),
    block('/import-map.json', readableElsewhere),
    block('/settings.json', readableElsewhere),
  ].join('\n');
}

/** Returns the `_redirects` file of a static host: the first line that matches counts, after files that are there. */
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

function block(path: string, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
  return `${[path, ...lines].join('\n')}\n`;
}

/** Returns the headers that both have, where the values differ. */
const changedFrom = (before: Headers, headers: Headers): Headers =>
  pick(headers, (name, value) => name in before && before[name] !== value);

/** Returns the headers that the first set lacks. */
const addedTo = (before: Headers, headers: Headers): Headers =>
  pick(headers, (name) => !(name in before));

const pick = (headers: Headers, isWanted: (name: string, value: string) => boolean): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name, value]) => isWanted(name, value)));
