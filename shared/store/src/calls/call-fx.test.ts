import {
  ApiError,
  apiErrorFrom,
  type Call,
  ContractError,
  createLead,
  endpoint,
  getSession,
  getUserInfo,
  listApplications,
  listClients,
  NetworkError,
} from '@fairlead/contracts';
import { getNewRenewal, saveAnswers } from '@fairlead/contracts/application';
import { allSettled, fork } from 'effector';
import * as s from 'superstruct';
import { expect, test, vi } from 'vitest';
import { reportErrorFx } from '../host-effects.ts';
import { waitFx } from '../time/wait.ts';
import { createCallFx } from './call-fx.ts';
import { $http, createHttpClient, requestFx } from './request.ts';

const userInfo = { is_admin: true, coverage_names: ['cyber'] };

test('a call fills its path, drops missing query values and carries its body', async () => {
  const seen: Call[] = [];
  const scope = fork({ handlers: [[requestFx, (call: Call) => seen.push(call) && progress]] });
  const progress = {
    answered_question_sets: [],
    next_question_set: null,
    has_more_questions: false,
  };
  const saveFx = createCallFx(saveAnswers);
  const body = { question_set_id: 'qs_company', answers: { q_1: { fein: ['12-3456789'] } } };
  await allSettled(saveFx, { scope, params: { params: { id: 'app/1' }, body } });
  expect(seen).toMatchObject([
    {
      name: 'save-answers',
      service: 'intake-engine',
      method: 'POST',
      path: '/v1/applications/app%2F1/answers',
      query: {},
      body,
    },
  ]);
});

test('of a query only the values that were given are sent, and headers go along', async () => {
  const seen: Call[] = [];
  const scope = fork({ handlers: [[requestFx, (call: Call) => void seen.push(call)]] });
  const query = { parent_id: undefined, legacy_parent_id: '10026' } as { legacy_parent_id: string };
  await allSettled(createCallFx(getNewRenewal), { scope, params: { query } });
  const headers = { 'Idempotency-Key': 'k_1' };
  await allSettled(createCallFx(createLead), { scope, params: { headers, body: {} as never } });
  expect(seen.map((call) => [Object.entries(call.query), call.headers])).toEqual([
    [[['legacy_parent_id', '10026']], {}],
    [[], headers],
  ]);
});

test('an answer that breaks its contract fails and says where and with what', async () => {
  const scope = fork({ handlers: [[requestFx, () => ({ is_admin: 'yes', coverage_names: [] })]] });
  const { value } = await allSettled(createCallFx(getUserInfo), { scope, params: undefined });
  expect(value).toBeInstanceOf(ContractError);
  expect((value as ContractError).message).toBe(
    "The answer to 'get-user-info' is not what was agreed: at is_admin, found string",
  );
});

test.each([
  [undefined, 'at coverage_names, found nothing'],
  [null, 'at coverage_names, found null'],
  [[7], 'at coverage_names.0, found number'],
  [{}, 'at coverage_names, found object'],
])('coverage names that are %j are reported: %s', async (coverage_names, said) => {
  const scope = fork({ handlers: [[requestFx, () => ({ is_admin: true, coverage_names })]] });
  const { value } = await allSettled(createCallFx(getUserInfo), { scope, params: undefined });
  expect((value as Error).message).toContain(said);
});

test('a list in place of a truth value is called a list', async () => {
  const scope = fork({ handlers: [[requestFx, () => ({ is_admin: [], coverage_names: [] })]] });
  const { value } = await allSettled(createCallFx(getUserInfo), { scope, params: undefined });
  expect((value as Error).message).toContain('at is_admin, found a list');
});

test.each(['word', null])('an answer may be no object: %j', async (answer) => {
  const scope = fork({ handlers: [[requestFx, () => answer]] });
  const getWord = endpoint('get-word', {
    service: 'gateway',
    method: 'GET',
    path: '/word',
    answer: s.nullable(s.string()),
    source: 'A§7',
  });
  const wordFx = createCallFx(getWord);
  await allSettled(wordFx, { scope, params: undefined });
  expect(await allSettled(wordFx, { scope, params: undefined })).toEqual({
    status: 'done',
    value: answer,
  });
});

test('a body that a host hands on again is not read again', async () => {
  const body = [{ client_id: 'cl_1', company: 'Pebblewick Labs' }];
  const scope = fork({ handlers: [[requestFx, () => body]] });
  const listFx = createCallFx(listClients);
  const first = await allSettled(listFx, { scope, params: undefined });
  const second = await allSettled(listFx, { scope, params: undefined });
  expect(first.value).toEqual([{ clientId: 'cl_1', company: 'Pebblewick Labs' }]);
  expect(second.value).toBe(first.value);
});

test('answers may carry more than was agreed', async () => {
  const scope = fork({ handlers: [[requestFx, () => ({ ...userInfo, shoe_size: 43 })]] });
  expect(await allSettled(createCallFx(getUserInfo), { scope, params: undefined })).toMatchObject({
    status: 'done',
  });
});

test('API-048 answers of the auth service are read in camelCase', async () => {
  const answer = {
    authenticated: true,
    client_id: 'cl_1',
    contact_id: null,
    client_selection_required: false,
    expires_at: '2026-11-20T12:00:00Z',
  };
  const scope = fork({ handlers: [[requestFx, () => answer]] });
  const { value } = await allSettled(createCallFx(getSession), { scope, params: undefined });
  expect(value).toEqual({
    authenticated: true,
    clientId: 'cl_1',
    contactId: null,
    clientSelectionRequired: false,
    expiresAt: '2026-11-20T12:00:00Z',
  });
});

test('API-054 the user-info call is made four times in all, after 1, 2 and 3 s', async () => {
  const waits: number[] = [];
  const request = vi.fn(() => {
    throw new NetworkError();
  });
  const scope = fork({
    handlers: [
      [requestFx, request],
      [waitFx, (duration: number) => void waits.push(duration)],
    ],
  });
  const callFx = createCallFx(getUserInfo, { retries: 3, delay: (retry) => retry * 1000 });
  const { status } = await allSettled(callFx, { scope, params: undefined });
  expect(status).toBe('fail');
  expect(request).toHaveBeenCalledTimes(4);
  expect(waits).toEqual([1000, 2000, 3000]);
});

test.each([400, 401, 403, 404, 409])(
  'ERROR-008 a %s is an answer: the call is not made again',
  async (status) => {
    const request = vi.fn(() => {
      throw new ApiError(status);
    });
    const scope = fork({ handlers: [[requestFx, request]] });
    await allSettled(createCallFx(getUserInfo, { retries: 3 }), { scope, params: undefined });
    expect(request).toHaveBeenCalledTimes(1);
  },
);

test.each([408, 429, 500, 503, 504])(
  'ERROR-008 a %s may pass: the call is made again',
  async (status) => {
    const request = vi.fn().mockImplementationOnce(() => {
      throw new ApiError(status);
    });
    request.mockReturnValue(userInfo);
    const waits: number[] = [];
    const scope = fork({
      handlers: [
        [requestFx, request],
        [waitFx, (duration: number) => void waits.push(duration)],
      ],
    });
    expect(
      await allSettled(createCallFx(getUserInfo, { retries: 1 }), { scope, params: undefined }),
    ).toMatchObject({ status: 'done' });
    expect(waits).toEqual([0]);
  },
);

test('ERROR-002 ERROR-003 an error response becomes an error with its message, code and detail', () => {
  const body = {
    message: 'The client exists already',
    error_code: 'existing_client_conflict',
    status_code: 409,
    detail: { id: 'cl_4' },
  };
  const error = apiErrorFrom(409, body);
  expect(error).toMatchObject({
    message: body.message,
    errorCode: body.error_code,
    status: 409,
    detail: body.detail,
  });
  expect(apiErrorFrom(502, 'Bad gateway').message).toBe('The server answered 502');
});

test('a body that is no JSON breaks the contract, it does not crash', async () => {
  const http = createHttpClient(async () => new Response('<html>'));
  const scope = fork({ values: [[$http, http]] });
  const { value } = await allSettled(createCallFx(listApplications), { scope, params: undefined });
  expect(value).toBeInstanceOf(ContractError);
});

test.each([
  [[{ id: 7 }], 'contract: list-applications, 0.id'],
  [{}, 'contract: list-applications, its root'],
])(
  'an answer of %j that breaks its contract is reported with its call and where',
  async (answer, where) => {
    const reports: { error: unknown; where: string }[] = [];
    const scope = fork({
      handlers: [
        [requestFx, () => answer],
        [reportErrorFx, (report: (typeof reports)[number]) => void reports.push(report)],
      ],
    });
    const { value } = await allSettled(createCallFx(listApplications), { scope });
    expect(reports).toEqual([{ error: value, where }]);
    expect(value).toBeInstanceOf(ContractError);
  },
);

test('a refusal of the server is no contract failure', async () => {
  const reports: unknown[] = [];
  const scope = fork({
    handlers: [
      [requestFx, () => Promise.reject(new ApiError(400))],
      [reportErrorFx, (report: unknown) => void reports.push(report)],
    ],
  });
  await allSettled(createCallFx(listApplications), { scope });
  expect(reports).toEqual([]);
});

test('a call that must not be done twice is never made again by itself', async () => {
  const post = { service: 'auth-service', method: 'POST', path: '/x', source: 'A§7' } as const;
  const answer = s.type({});
  expect(() => createCallFx(endpoint('write', { ...post, answer }), { retries: 1 })).toThrow(
    "The call 'write' was given retries",
  );
  const keyed = endpoint('pay', { ...post, answer, headers: ['Idempotency-Key'] });
  const seen: Call[] = [];
  const scope = fork({
    handlers: [
      [
        requestFx,
        (call: Call) => {
          seen.push(call);
          throw new NetworkError();
        },
      ],
      [waitFx, () => {}],
    ],
  });
  const payFx = createCallFx(keyed, { retries: 2 });
  await allSettled(payFx, { scope, params: {} as never });
  expect(seen).toHaveLength(1);
  await allSettled(payFx, { scope, params: { headers: { 'Idempotency-Key': 'k' } } as never });
  expect(seen).toHaveLength(4);
});
