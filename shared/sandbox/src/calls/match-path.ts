import { baseOf, type Service } from '@fairlead/contracts';
import { readPathParams } from '@fairlead/domain';

export type PathMatcher = (pathname: string) => Readonly<Record<string, string>> | null;

/** Reads the parameters out of a path of a service. Null for another path, or when an escape in it is malformed. */
export function matcherOf(service: Service, pattern: string): PathMatcher {
  const expected = `${baseOf(service)}/${pattern.replace(/^\//, '')}`.split('/');
  return (pathname) => readPathParams(expected, pathname.split('/'));
}
