import { type Service, services } from '@fairlead/contracts';

export type PathMatcher = (pathname: string) => Record<string, string> | null;

/** Reads the parameters out of a path of a service. Null for another path, or when an escape in it is malformed. */
export function matcherOf(service: Service, pattern: string): PathMatcher {
  const expected = `${services[service]}/${pattern.replace(/^\//, '')}`.split('/');
  return (pathname) => {
    const found = pathname.split('/').map(decodeOrNull);
    if (found.length !== expected.length) return null;
    const params: Record<string, string> = {};
    for (const [index, part] of expected.entries()) {
      const given = found[index] ?? null;
      if (given === null) return null;
      if (part.startsWith(':')) params[part.slice(1)] = given;
      else if (part !== given) return null;
    }
    return params;
  };
}

function decodeOrNull(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
