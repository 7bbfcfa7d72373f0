import { type Service, services } from '@fairlead/contracts';

export type PathMatcher = (pathname: string) => Record<string, string> | null;

/** Reads the parameters out of a path of a service, or answers null when it is another path. */
export function matcherOf(service: Service, pattern: string): PathMatcher {
  const expected = `${services[service]}/${pattern.replace(/^\//, '')}`.split('/');
  return (pathname) => {
    const found = pathname.split('/');
    if (found.length !== expected.length) return null;
    const params: Record<string, string> = {};
    for (const [index, part] of expected.entries()) {
      const given = found[index] ?? '';
      if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(given);
      else if (part !== given) return null;
    }
    return params;
  };
}
