import {
  ApiError,
  type Call,
  type CallFailure,
  ContractError,
  type Endpoint,
  NetworkError,
  type PathParams,
} from '@fairlead/contracts';
import { fillPath } from '@fairlead/domain';
import { createEffect, type Event, sample } from 'effector';
import * as s from 'superstruct';
import { reportErrorFx } from '../host/host-effects.ts';
import { waitFx, yieldFx } from '../time/wait.ts';
import { type CamelCased, camelCased } from './camel-case.ts';
import { requestFx } from './request.ts';

type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : Record<Key, Value>;
type Params<Path extends string> = [PathParams<Path>] extends [never]
  ? unknown
  : { readonly params: Readonly<Record<PathParams<Path>, string>> };

/** The parameters of a call: path parameters, query and body, each only if the contract has one. */
export type CallParams<Query, Body, Path extends string> = [PathParams<Path>, Query, Body] extends [
  never,
  undefined,
  undefined,
]
  ? void
  : Params<Path> &
      Part<'query', Query> &
      Part<'body', Body> & { readonly headers?: Readonly<Record<string, string>> };

export type CallOptions = {
  /**
   * The number of retries after no response or a temporary failure (408, 429, 5xx). Only for a call that is repeatable by
   * its contract or carries an Idempotency-Key, because the server may have processed a call without a response.
   */
  readonly retries?: number;
  /** The delay before retry n (counted from 1), in ms. */
  readonly delay?: (retry: number) => number;
};

/** Retry options of a lookup that the page depends on: two retries, after 1 s and 2 s. */
export const withLookupRetry = { retries: 2, delay: (retry: number) => retry * 1000 };

/**
 * Creates an effect that makes one call and checks the response against its contract. It fails with ApiError, NetworkError
 * or ContractError. Throws if retries are given for a call that must not be repeated.
 */
export function createCallFx<Query, Body, Answer, Path extends string, Camel extends boolean>(
  endpoint: Endpoint<Query, Body, Answer, Path, Camel>,
  { retries = 0, delay = () => 0 }: CallOptions = {},
) {
  type Result = Camel extends true ? CamelCased<Answer> : Answer;
  const read = answerReader<Answer, Result>(endpoint);
  const { name, isRepeatable, headers } = endpoint;
  if (retries > 0 && !isRepeatable && !headers.includes(keyHeader))
    throw new Error(
      `The call '${name}' was given retries, but doing it twice does it twice. Leave them out, or let its contract carry an ${keyHeader}.`,
    );
  const callFx = createEffect<CallParams<Query, Body, Path>, Result, CallFailure>(
    async (params) => {
      const call = callOf(endpoint, (params ?? {}) as Loose);
      const allowed = isRepeatable || call.headers[keyHeader] ? retries : 0;
      for (let retry = 1; ; retry += 1) {
        try {
          const answer = read(await requestFx(call));
          // Checking a large answer, and drawing it, are long tasks of a slow phone; at once they would be one.
          await yieldFx();
          return answer;
        } catch (failure) {
          if (retry > allowed || !isPassing(failure)) throw failure;
          await waitFx(delay(retry));
        }
      }
    },
  );
  reportContractFailures(callFx.failData);
  return callFx;
}

/** Reports contract failures with the call and the position in the response. */
function reportContractFailures(failed: Event<CallFailure>) {
  const broken = failed.filter({
    fn: (failure): failure is ContractError => failure instanceof ContractError,
  });
  sample({
    clock: broken,
    fn: (error) => ({ error, where: `contract: ${error.call}, ${error.path || 'its root'}` }),
    target: reportErrorFx,
  });
}

const keyHeader = 'Idempotency-Key';

type Loose = {
  params?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  headers?: Record<string, string>;
};

function callOf(endpoint: Pick<Call, 'name' | 'service' | 'method' | 'path'>, parts: Loose): Call {
  const query = Object.entries(parts.query ?? {}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    name: endpoint.name,
    service: endpoint.service,
    method: endpoint.method,
    path: fillPath(endpoint.path, (name) => {
      const value = parts.params?.[name];
      if (value === undefined)
        throw new Error(
          `The call '${endpoint.name}' needs '${name}', which was not given. Pass it in params.`,
        );
      return value;
    }),
    query: Object.fromEntries(query),
    headers: parts.headers ?? {},
    body: parts.body,
  };
}

type Readable<Answer> = {
  readonly name: string;
  readonly answer: s.Struct<Answer, unknown>;
  readonly camelCase: boolean;
};

/** Checks each body object once, because hosts may pass the same one again and checking a large one takes milliseconds. */
function answerReader<Answer, Result>({ name, answer, camelCase }: Readable<Answer>) {
  const known = new WeakMap<object, Result>();
  return (body: unknown): Result => {
    const isObject = typeof body === 'object' && body !== null;
    const before = isObject ? known.get(body) : undefined;
    if (before !== undefined) return before;
    const [error, value] = s.validate(body, answer, { coerce: true });
    if (error) throw new ContractError(name, error.path.join('.'), `found ${shown(error.value)}`);
    // The contract's flag decides whether the keys change; its types express the same.
    const read = (camelCase ? camelCased(value) : value) as Result;
    if (isObject) known.set(body, read);
    return read;
  };
}

function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? 'a list' : value === null ? 'null' : typeof value;
}

/** Whether there was no response, or a failure that a retry may fix. */
export function isPassing(failure: unknown): boolean {
  if (failure instanceof NetworkError) return true;
  return (
    failure instanceof ApiError &&
    (failure.status === 408 || failure.status === 429 || failure.status >= 500)
  );
}
