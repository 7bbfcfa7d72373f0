import { isRecord } from '@fairlead/domain';
import * as s from 'superstruct';

/** The back ends the product talks to (A§7, B§7). */
export const services = [
  'intake-engine',
  'policy-admin',
  'client-backend',
  'auth-service',
  'gateway',
  'chat',
] as const;

/** A back end of the specification, or the one that an area brings: `areas/claims`. */
export type Service = (typeof services)[number] | `areas/${string}`;

/** Returns what the paths of a service begin with. Two services serve the same paths (AMB-52), so each has its own. */
export const baseOf = (service: Service): string => `/api/${service}`;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';

/** Schemas are erased here: no later step needs them. */
export type Shape<Value> = s.Struct<Value, unknown>;

/**
 * Returns the schema of a value as a schema of a wider type. superstruct's own types refuse that: a schema's refiner
 * takes the value as a parameter.
 */
export const widen = <Value>(shape: Omit<Shape<Value>, 'refiner'>) => shape as Shape<Value>;

/** An error response that a caller has to expect. */
export type ExpectedError = {
  readonly status: number;
  readonly code?: string;
  readonly means: string;
};

/** One call. Requests are strict (our typos fail), responses tolerant (the server may grow). */
export type Endpoint<
  Query,
  Body,
  Answer,
  Path extends string = string,
  Camel extends boolean = boolean,
> = {
  readonly name: string;
  readonly service: Service;
  readonly method: Method;
  readonly path: Path;
  readonly query: Shape<Query>;
  readonly body: Shape<Body>;
  readonly answer: Shape<Answer>;
  /** Optional request headers, e.g. an idempotency key. */
  readonly headers: readonly string[];
  /** Keys of the response arrive in snake_case and are read in camelCase (A§7: auth service). */
  readonly camelCase: Camel;
  readonly errors: readonly ExpectedError[];
  /** Calling it twice has the effect of calling it once, so a call without a response may be retried automatically. */
  readonly isRepeatable: boolean;
  /** Where the specification asks for it. */
  readonly source: string;
};

type Request<Query, Body, Answer, Path extends string, Camel extends boolean> = {
  method: Method;
  path: Path;
  query?: Shape<Query>;
  body?: Shape<Body>;
  answer: Shape<Answer>;
  headers?: readonly string[];
  camelCase?: Camel;
  errors?: readonly ExpectedError[];
  /** Default: true for GET and PUT. */
  isRepeatable?: boolean;
};

type Origin = { service: Service; source: string };

/** What a call without a query or a body sends. */
const nothing = s.optional(s.literal(undefined));

/** Defines a call; `name` is the word that scenarios, faults and the journal use for it. */
export function endpoint<
  Answer,
  Path extends string,
  Query = undefined,
  Body = undefined,
  Camel extends boolean = false,
>(
  name: string,
  definition: Request<Query, Body, Answer, Path, Camel> & Origin,
): Endpoint<Query, Body, Answer, Path, Camel> {
  return {
    name,
    query: structOf<Query>(nothing),
    body: structOf<Body>(nothing),
    headers: [],
    camelCase: false as Camel,
    errors: [],
    isRepeatable: definition.method === 'GET' || definition.method === 'PUT',
    ...definition,
  };
}

/** Returns `endpoint` for the calls of a service, with the place where the specification asks for them. */
export const endpointsOf =
  (service: Service, source: string) =>
  <Answer, Path extends string, Query = undefined, Body = undefined, Camel extends boolean = false>(
    name: string,
    definition: Request<Query, Body, Answer, Path, Camel> & Partial<Origin>,
  ) =>
    endpoint(name, { service, source, ...definition });

/** A schema with an erased value type, so that all calls fit into one list. */
export type AnyShape = Pick<Shape<unknown>, 'type' | 'schema'>;

/** Any call, for lists. */
export type AnyEndpoint = Omit<Endpoint<unknown, unknown, unknown>, 'query' | 'body' | 'answer'> & {
  readonly query: AnyShape;
  readonly body: AnyShape;
  readonly answer: AnyShape;
};

export const isShape = (value: unknown): value is AnyShape =>
  isRecord(value) && typeof value.type === 'string' && 'schema' in value;

/** Returns the schema to check a value with. The caller states the value's type if it knows it. */
export const structOf = <Value = unknown>(shape: AnyShape) => shape as Shape<Value>;

/** The names in a path: '/v1/applications/:id' → 'id'. */
export type PathParams<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathParams<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;
