import { ApiError, apiErrorFrom, ContractError, listApplications } from '@fairlead/contracts';
import { getQuote } from '@fairlead/contracts/application';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { reportErrorFx } from '../host/host-effects.ts';
import { createCallFx } from './call-fx.ts';
import { $http, createHttpClient, requestFx } from './request.ts';

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

test.each([200, 400])(
  'API-042 a quote query that the gateway refuses with status %d fails with the first of its messages',
  async (status) => {
    const body = { data: null, errors: [{ message: 'No such quote' }, { message: 'Not yours' }] };
    const http = createHttpClient(async () => Response.json(body, { status }));
    const scope = fork({ values: [[$http, http]] });
    const query = { operationName: 'GetQuote', query: '', variables: { id: 'lq_1' } } as const;
    const { value } = await allSettled(createCallFx(getQuote), { scope, params: { body: query } });
    expect(value).toMatchObject({ name: 'ApiError', status, message: 'No such quote' });
  },
);
