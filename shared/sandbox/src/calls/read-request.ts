import { type AnyEndpoint, type AnyShape, structOf } from '@fairlead/contracts';
import * as s from 'superstruct';
import { excerpt } from './excerpt.ts';
import { HttpError } from './http-error.ts';
import type { SandboxRequest } from './sandbox-request.ts';

/** Parses a request and checks it against its contract. Refuses with 400 and the path of the invalid field. */
export async function readRequest(request: SandboxRequest, { method, query, body }: AnyEndpoint) {
  const hasQuery = Object.keys(request.query).length > 0;
  return {
    query: hasQuery ? checked(request.query, query, 'query') : checkedIfAny(query),
    body: method === 'GET' ? undefined : checked(json(await request.text()), body, 'body'),
  };
}

/** Also parsed if the request has no query, because the contract may require one. */
function checkedIfAny(query: AnyShape) {
  const nothing = structOf(query);
  return nothing.is(undefined) ? undefined : checked({}, query, 'query');
}

function checked(given: unknown, shape: AnyShape, part: string): unknown {
  const [error, value] = s.validate(given, structOf(shape));
  if (!error) return value;
  const path = [part, ...error.path.map(String)].join('.');
  throw new HttpError(400, `${path}: ${error.message}`, {
    code: 'bad_request',
    detail: { path: excerpt(path), expected: error.type },
  });
}

function json(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(400, 'body: The request body is not JSON', { code: 'bad_request' });
  }
}
