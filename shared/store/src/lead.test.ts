import { ApiError, type Call, createLead, Lead } from '@fairlead/contracts';
import { type ApplicantSummary, applicantSummary, emptyIntakeForm } from '@fairlead/domain';
import { allSettled, fork } from 'effector';
import { validate } from 'superstruct';
import { expect, test } from 'vitest';
import { anonymousIdRead } from './anonymous-id.ts';
import { appStarted } from './app.ts';
import { createLeadFx } from './create-lead.ts';
import { reportErrorFx } from './doors.ts';
import { memoryHistory } from './history.ts';
import { accountRegistered, applicationCreated, emailVerified } from './lead-life-cycle.ts';
import { $history } from './navigation.ts';
import { requestFx } from './request.ts';
import { $storage, memoryStorage } from './storage.ts';

const lead = {
  id: 'mql_1',
  client_id: null,
  contact_id: null,
  error_message: null,
  error_code: null,
};
const summary: ApplicantSummary = applicantSummary(emptyIntakeForm);

async function open(answer: (call: Call) => unknown, storage = memoryStorage()) {
  const calls: Call[] = [];
  const logged: string[] = [];
  const scope = fork({
    values: [
      [$history, memoryHistory('/?partner=Carta&offer_code=SPRING')],
      [$storage, storage],
    ],
    handlers: [
      [
        requestFx,
        (call: Call) => {
          if (call.service === 'policy-admin') calls.push(call);
          return answer(call);
        },
      ],
      [reportErrorFx, ({ where }: { where: string }) => void logged.push(where)],
    ],
  });
  await allSettled(appStarted, { scope });
  const create = () => allSettled(createLeadFx, { scope, params: summary });
  const liveOn = async () => {
    await allSettled(accountRegistered, { scope, params: { email: 'ada@x.example' } });
    await allSettled(emailVerified, { scope });
    await allSettled(applicationCreated, { scope, params: { applicationId: 'app_1' } });
  };
  return { scope, calls, logged, create, liveOn };
}

test('INTAKE-030 a lead is created, registered, verified and applied for, each told once', async () => {
  const storage = memoryStorage();
  const { calls, create, liveOn } = await open(() => lead, storage);
  await create();
  await liveOn();
  await liveOn();
  expect(calls.map(({ name, path }) => [name, path])).toEqual([
    ['create-lead', '/v1/marketing_qualified_leads'],
    ['lead-account-registered', '/v1/marketing_qualified_leads/mql_1/account_registered'],
    ['update-lead', '/v1/marketing_qualified_leads/mql_1'],
    ['lead-email-verified', '/v1/marketing_qualified_leads/mql_1/email_verified'],
    ['update-lead', '/v1/marketing_qualified_leads/mql_1'],
    ['lead-application-created', '/v1/marketing_qualified_leads/mql_1/application_created'],
  ]);
  const later = await open(() => lead, storage);
  await later.liveOn();
  expect(later.calls).toEqual([]);
});

test('without a lead nothing is told of it', async () => {
  const { calls, liveOn } = await open(() => lead);
  await liveOn();
  expect(calls).toEqual([]);
});

test('ERROR-007 a life-cycle report that fails is logged, and stops nothing', async () => {
  const { logged, create, liveOn } = await open(({ name }) => {
    if (name !== 'create-lead') throw new ApiError(500);
    return lead;
  });
  await create();
  await liveOn();
  expect(logged).toEqual([
    'lead: account_registered',
    'lead: email_verified',
    'lead: application_created',
  ]);
});

test('the visitor id of analytics goes along once it is known, and attribution as it was given', async () => {
  const { scope, calls, create } = await open(() => ({ ...lead, id: null }));
  await create();
  await allSettled(anonymousIdRead, { scope, params: 'anon_1' });
  await create();
  expect(calls.map(({ body }) => body)).toMatchObject([
    { segment_anonymous_id: null, referral_partner: 'Carta', offer_code: 'SPRING' },
    { segment_anonymous_id: 'anon_1' },
  ]);
});

test.each([
  ['existing_client_conflict', 'existing-client'],
  ['mql_creation_failed', 'none'],
])(
  'ERROR-005 ERROR-006 the code %s, answered or refused with, means %s and is logged',
  async (code, kind) => {
    expect(createLead.errors?.map((error) => error.code)).toContain(code);
    const refused = await open(() => {
      throw new ApiError(409, { errorCode: code });
    });
    expect(await refused.create()).toMatchObject({ status: 'done', value: { kind } });
    expect(refused.logged).toEqual(['create lead']);
    const answered = await open(() => ({ ...lead, id: null, error_code: code }));
    expect(await answered.create()).toMatchObject({ status: 'done', value: { kind } });
    expect(answered.logged).toEqual(['create lead']);
  },
);

test('INTAKE-027 a lead has an id, its client, its contact and what went wrong', () => {
  expect(validate(lead, Lead)[0]).toBeUndefined();
  for (const field of Object.keys(lead)) {
    expect(validate({ ...lead, [field]: 7 }, Lead)[0]?.path).toEqual([field]);
  }
});
