import { isParameter } from '@fairlead/domain';

/** A route's pattern as a regular expression of nginx and Caddy: `/a/:b` → `^/a/[^/]+/?$`. */
export function asRegExp(pattern: string): string {
  if (pattern === '/') return '^/$';
  const path = pattern
    .split('/')
    .map((segment) => (isParameter(segment) ? '[^/]+' : segment.replaceAll('.', '\\.')))
    .join('/');
  return `^${path}/?$`;
}
