import { ApiError, type Call, listApplications } from '@fairlead/contracts';
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { createCallFx } from './call-fx.ts';
import { $http, createHttpClient, requestFx } from './request.ts';

test('API-001 API-049 AUTH-046 a request carries cookies, and a bearer token once one is set', async () => {
  const seen: Request[] = [];
  const http = createHttpClient(async (request) => {
    seen.push(request as Request);
    return Response.json([]);
  });
  const scope = fork({ values: [[$http, http]] });
  const listFx = createCallFx(listApplications);
  await allSettled(listFx, { scope, params: undefined });
  http.authorize('t0ken');
  await allSettled(listFx, { scope, params: undefined });
  expect(seen.map(({ credentials }) => credentials)).toEqual(['include', 'include']);
  expect(seen.map(({ headers }) => headers.get('Authorization'))).toEqual([null, 'Bearer t0ken']);
});

test('no connection, and a body that ends early, are network errors that keep their cause', async () => {
  const failing = createHttpClient(() => Promise.reject(new TypeError('fetch failed')));
  const broken = createHttpClient(async () => {
    const response = new Response('x');
    response.text = () => Promise.reject(new TypeError('terminated'));
    return response;
  });
  for (const [http, cause, status] of [
    [failing, 'fetch failed', null],
    [broken, 'terminated', 200],
  ] as const) {
    const scope = fork({ values: [[$http, http]] });
    const { value } = await allSettled(createCallFx(listApplications), {
      scope,
      params: undefined,
    });
    expect(value).toMatchObject({
      name: 'NetworkError',
      message: 'Network Error',
      code: 'ERR_NETWORK',
      cause: { message: cause },
      status,
    });
  }
});

const call: Call = {
  name: 'embedded-login',
  service: 'intake-engine',
  method: 'POST',
  path: '/v1/embedded-login',
  query: {},
  headers: { 'Idempotency-Key': 'k_1' },
  body: { code: 'embed-1' },
};

/** Sends one call through a server that answers with this response. */
async function sent(change: Partial<Call>, response = Response.json({ id: 7 })) {
  let request = new Request('http://nowhere');
  const http = createHttpClient(async (given) => {
    request = given as Request;
    return response;
  });
  const scope = fork({ values: [[$http, http]] });
  const answer = await allSettled(requestFx, { scope, params: { ...call, ...change } });
  return { answer, request, text: await request.text() };
}

test('a call goes to its service with its headers and its body as JSON', async () => {
  const { answer, request, text } = await sent({});
  expect(answer).toEqual({ status: 'done', value: { id: 7 } });
  expect(new URL(request.url).pathname).toBe('/api/intake-engine/v1/embedded-login');
  expect(request.method).toBe('POST');
  expect(Object.fromEntries(request.headers)).toEqual({
    'content-type': 'application/json',
    'idempotency-key': 'k_1',
  });
  expect(JSON.parse(text)).toEqual({ code: 'embed-1' });
});

test.each(['GET', 'POST'] as const)('a %s without a body says nothing of one', async (method) => {
  const { answer, request, text } = await sent({ method, body: undefined, headers: {} });
  expect(answer.status).toBe('done');
  expect(request.headers.has('Content-Type')).toBe(false);
  expect(text).toBe('');
});

test('a failed response becomes an error with the server’s message', async () => {
  const { answer } = await sent({}, Response.json({ message: 'Gone' }, { status: 410 }));
  expect(answer).toEqual({ status: 'fail', value: expect.any(ApiError) });
  expect(answer.value).toMatchObject({ status: 410, message: 'Gone' });
});

test('without another client the page’s own fetch is used', async () => {
  const fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', fetched);
  const answer = await allSettled(requestFx, { scope: fork(), params: call });
  vi.unstubAllGlobals();
  expect(answer).toEqual({ status: 'done', value: {} });
  expect(fetched).toHaveBeenCalledOnce();
});
