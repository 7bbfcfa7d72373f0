import type { AnyEndpoint, Endpoint, PathParams } from '@fairlead/contracts';
import type { Person, SignedIn } from '../database/tables.ts';
import type { World } from '../world/world.ts';
import type { RequestHeaders } from './sandbox-request.ts';

/** Who may make the call. */
export type Access = 'anyone' | 'signed-in' | 'admin';

/** One validated request. */
type RequestContext<Query = unknown, Body = unknown, Path extends string = string> = {
  readonly world: World;
  readonly params: Readonly<Record<PathParams<Path>, string>>;
  readonly query: Query;
  readonly body: Body;
  readonly headers: RequestHeaders;
};
export type GuestContext<Query, Body, Path extends string> = RequestContext<Query, Body, Path> & {
  readonly session: SignedIn | null;
  readonly person: Person | null;
};
export type SignedInContext<Query, Body, Path extends string> = RequestContext<
  Query,
  Body,
  Path
> & {
  readonly session: SignedIn;
  readonly person: Person;
};
export type AnyContext = GuestContext<unknown, unknown, string>;

/** A call and its handler. */
export type Route = {
  readonly endpoint: AnyEndpoint;
  readonly access: Access;
  readonly useCase: (context: AnyContext) => Promise<unknown>;
  readonly keyRule?: KeyRule;
};

/** Whether a request with a used Idempotency-Key repeats the first one. Without this rule, the same body does. */
export type KeyRule<Body = unknown> = {
  /**
   * Returns the part of the body that stays the same when a request is repeated, without the token, which each attempt
   * creates again.
   */
  readonly repeats: (body: Body) => unknown;
  /** Refuses another request with the same key. */
  readonly refuse: () => never;
};

type UseCase<Context, Answer> = (context: Context) => Promise<Answer>;

/** Wraps a call that needs a session with a verified e-mail address. Others get 401 login_required. */
export function signedInRoute<Query, Body, Answer, Path extends string, Camel extends boolean>(
  endpoint: Endpoint<Query, Body, Answer, Path, Camel>,
  useCase: UseCase<SignedInContext<Query, Body, Path>, Answer>,
  keyRule?: KeyRule<Body>,
): Route {
  const found = route(endpoint, 'signed-in', useCase);
  return keyRule ? { ...found, keyRule: keyRule as KeyRule } : found;
}

/** Returns a route that needs no session. */
export function publicRoute<Query, Body, Answer, Path extends string, Camel extends boolean>(
  endpoint: Endpoint<Query, Body, Answer, Path, Camel>,
  useCase: UseCase<GuestContext<Query, Body, Path>, Answer>,
): Route {
  return route(endpoint, 'anyone', useCase);
}

/** Returns a route for admins; others get 403. */
export function adminRoute<Query, Body, Answer, Path extends string, Camel extends boolean>(
  endpoint: Endpoint<Query, Body, Answer, Path, Camel>,
  useCase: UseCase<SignedInContext<Query, Body, Path>, Answer>,
): Route {
  return route(endpoint, 'admin', useCase);
}

/** The types meet again in `handle`, which checks access, query and body before it calls the use case. */
const route = (endpoint: AnyEndpoint, access: Access, useCase: unknown): Route => ({
  endpoint,
  access,
  useCase: useCase as Route['useCase'],
});
