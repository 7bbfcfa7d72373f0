import { type AnyEndpoint, type AnyShape, structOf } from '@fairlead/contracts';
import * as s from 'superstruct';
import { Refusal } from './refusal.ts';

/** What a request asks, checked against the contract of the call. Refuses with 400 and the path of the bad field. */
export async function readRequest(request: Request, { query, body }: AnyEndpoint) {
  const url = new URL(request.url);
  const asked = Object.fromEntries(url.searchParams);
  return {
    query: Object.keys(asked).length > 0 ? checked(asked, query, 'query') : checkedIfAny(query),
    body: request.method === 'GET' ? undefined : checked(await json(request), body, 'body'),
  };
}

/** A call without a query may still be one that needs a query. */
function checkedIfAny(query: AnyShape) {
  const nothing = structOf(query);
  return nothing.is(undefined) ? undefined : checked({}, query, 'query');
}

function checked(given: unknown, shape: AnyShape, part: string): unknown {
  const [error, value] = s.validate(given, structOf(shape));
  if (!error) return value;
  const path = [part, ...error.path.map(String)].join('.');
  throw new Refusal(400, `${path}: ${error.message}`, {
    code: 'bad_request',
    detail: { path, expected: error.type },
  });
}

async function json(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Refusal(400, 'body: The request body is no JSON', { code: 'bad_request' });
  }
}
