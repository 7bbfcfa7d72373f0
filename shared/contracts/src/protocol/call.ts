import { baseOf, type Method, type Service } from './endpoint.ts';

/** A request, with everything that is sent and nothing else. */
export type Call = {
  readonly name: string;
  readonly service: Service;
  readonly method: Method;
  /** Filled in and encoded, without the service's base: '/v1/applications/app_1'. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
};

/** The call's address on the page's own origin. */
export function callUrl({ service, path, query }: Call): string {
  const params = new URLSearchParams(query).toString();
  const base = `${baseOf(service)}/${path.replace(/^\//, '')}`;
  return params ? `${base}?${params}` : base;
}
