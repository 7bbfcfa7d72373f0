import {
  type Call,
  ContractError,
  endpoint,
  getSession,
  getUserInfo,
  listClients,
} from '@fairlead/contracts';
import { getNewRenewal, saveAnswers } from '@fairlead/contracts/application';
import { createLead } from '@fairlead/contracts/leads';
import { allSettled, createWatch, fork } from 'effector';
import * as s from 'superstruct';
import { expect, test } from 'vitest';
import { userInfo } from '../../testing/user-info.ts';
import { yieldFx } from '../time/wait.ts';
import { createCallFx } from './call-fx.ts';
import { requestFx } from './request.ts';

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

test('a page can answer a person between the check of an answer and what it changes', async () => {
  const done: string[] = [];
  let goOn = () => {};
  const yielded = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const asked = Promise.withResolvers<void>();
  const userFx = createCallFx(getUserInfo);
  const scope = fork({
    handlers: [
      [requestFx, () => userInfo],
      [
        yieldFx,
        () => {
          asked.resolve();
          return yielded;
        },
      ],
    ],
  });
  createWatch({ unit: userFx.done, scope, fn: () => done.push('answered') });
  const settled = allSettled(userFx, { scope, params: undefined });
  await Promise.race([asked.promise, settled]);
  expect(done).toEqual([]);
  goOn();
  await settled;
  expect(done).toEqual(['answered']);
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
