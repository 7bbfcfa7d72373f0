import { ownRoutes } from '@fairlead/sandbox/routing/find-route';

export type LogLine = Readonly<Record<string, string | number>>;

/** The facts about a request in the log. Never its address, headers or bodies, which contain ids, names and tokens. */
export function describeRequest(request: Request, status: number, ms: number): LogLine {
  const { pathname } = new URL(request.url);
  return {
    at: new Date().toISOString(),
    event: 'request',
    what: nameOf(request.method, pathname),
    status,
    ms: Math.round(ms * 10) / 10,
  };
}

/** The call's name, or the fixed part of the address. */
function nameOf(method: string, pathname: string): string {
  const call = pathname.startsWith('/api/') ? ownRoutes.at(method, pathname) : undefined;
  if (call) return call.route.endpoint.name;
  const known = /^\/(sandbox\/api|staging|healthz|readyz|openapi)[\w/.-]*$/.exec(pathname);
  return known ? `${method} ${known[0]}` : `${method} unknown`;
}
