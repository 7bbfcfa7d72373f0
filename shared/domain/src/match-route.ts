import { type RouteName, routeNames, routeOf } from './routes.ts';

export type RouteMatch = {
  readonly name: RouteName;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * Which screen a path is, or null. Fixed segments win over parameters (AMB-50); a trailing slash does not matter.
 * A path that begins with two slashes is no screen: written into a link, it would name another host.
 */
export function matchRoute(path: string): RouteMatch | null {
  if (path.startsWith('//')) return null;
  const parts = segments(path);
  for (const { name, pattern } of table) {
    const params = readParams(pattern, parts);
    if (params) return { name, params };
  }
  return null;
}

const table = routeNames
  .map((name) => ({ name, pattern: segments(routeOf(name).pattern) }))
  .sort((a, b) => specificity(a.pattern).localeCompare(specificity(b.pattern)));

function specificity(pattern: readonly string[]): string {
  return pattern.map((part) => (part.startsWith(':') ? '1' : '0')).join('');
}

function segments(path: string): string[] {
  return path.split('/').filter(Boolean);
}

function readParams(pattern: readonly string[], parts: readonly string[]) {
  if (pattern.length !== parts.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (!expected.startsWith(':')) {
      if (expected !== part) return null;
      continue;
    }
    const value = decode(part);
    if (value === null) return null;
    params[expected.slice(1)] = value;
  }
  return params;
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
