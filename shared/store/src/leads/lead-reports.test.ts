import { ApiError, type Call } from '@fairlead/contracts';
import { allSettled, createEvent, fork, sample } from 'effector';
import { expect, test, vi } from 'vitest';
import { kept, lead, openLead } from '../../testing/open-lead.ts';
import { requestFx } from '../calls/request.ts';
import { appStarted } from '../host/app.ts';
import { reportErrorFx } from '../host/host-effects.ts';
import { navigate, type OpenRoute } from '../navigation/navigation.ts';
import { $route, screenEntered } from '../navigation/screens.ts';
import { $owner } from '../session/owner.ts';
import { visitor } from '../storage/own-storage.ts';
import { $storage, memoryStorage } from '../storage/storage.ts';
import { accountRegistered, applicationCreated, emailVerified } from './lead-life-cycle.ts';

test('INTAKE-030 a lead is reported once each as created, registered, verified and applied for', async () => {
  const storage = memoryStorage();
  const { calls, create, liveOn } = await openLead(() => lead, storage);
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
  expect(calls.slice(1).map(({ body }) => body)).toEqual([
    { auth0_email: 'ada@x.example' },
    { id: 'mql_1', auth0_email: 'ada@x.example' },
    undefined,
    { id: 'mql_1', email_verified: true },
    { application_id: 'app_1' },
  ]);
  const later = await openLead(() => lead, storage);
  await later.liveOn();
  expect(await later.create()).toEqual({ status: 'done', value: { kind: 'lead', id: 'mql_1' } });
  expect(later.calls).toEqual([]);
});

test('without a lead nothing is reported', async () => {
  const { calls, liveOn } = await openLead(() => lead);
  await liveOn();
  expect(calls).toEqual([]);
});

test('what happened before there was a lead is not reported of it', async () => {
  const { calls, create, liveOn } = await openLead(() => lead);
  await liveOn();
  await create();
  expect(calls.map(({ name }) => name)).toEqual(['create-lead']);
});

test('ERROR-007 a life-cycle report that fails is logged, and stops nothing', async () => {
  const { logged, create, liveOn } = await openLead(({ name }) => {
    if (name !== 'create-lead') throw new ApiError(500);
    return lead;
  });
  await create();
  await liveOn();
  expect(logged).toEqual([
    'lead: account_registered',
    'lead: account_registered',
    'lead: email_verified',
    'lead: email_verified',
    'lead: application_created',
  ]);
});

const reports = (calls: readonly Call[]) => calls.map(({ name }) => name);

const registered = ['lead-account-registered', 'update-lead'];

const verified = ['lead-email-verified', 'update-lead'];

test('a failed report does not skip the update of the lead', async () => {
  const { calls, liveOn } = await openLead(({ name }) => {
    if (name.startsWith('lead-')) throw new ApiError(500);
    return lead;
  }, kept());
  await liveOn();
  expect(reports(calls)).toEqual([...registered, ...verified, 'lead-application-created']);
});

test('an error log that is down does not skip the update of the lead either', async () => {
  const calls: Call[] = [];
  const scope = fork({
    values: [[$storage, kept()]],
    handlers: [
      [
        requestFx,
        (call: Call) => {
          calls.push(call);
          throw new ApiError(500);
        },
      ],
      [reportErrorFx, () => Promise.reject(new Error('down'))],
    ],
  });
  await allSettled(appStarted, { scope });
  await allSettled($owner, { scope, params: visitor });
  await allSettled(accountRegistered, { scope, params: { email: 'ada@x.example' } });
  expect(reports(calls).filter((name) => name !== 'get-session')).toEqual(registered);
});

test('a verified address waits for its account, also over a reload', async () => {
  const storage = kept();
  const first = await openLead(() => lead, storage);
  await allSettled(emailVerified, { scope: first.scope });
  expect(first.calls).toEqual([]);
  const later = await openLead(() => lead, storage);
  expect(later.calls).toEqual([]);
  await allSettled(accountRegistered, { scope: later.scope, params: { email: 'ada@x.example' } });
  expect(reports(later.calls)).toEqual([...registered, ...verified]);
});

test('an application proves the account: a verified address waits no longer', async () => {
  const { scope, calls } = await openLead(() => lead, kept());
  await allSettled(emailVerified, { scope });
  await allSettled(applicationCreated, { scope, params: { applicationId: 'app_1' } });
  expect(reports(calls)).toEqual([...verified, 'lead-application-created']);
});

test('what happens at once is reported one after the other', async () => {
  const { scope, calls } = await openLead(() => lead, kept());
  const contactKnown = createEvent();
  sample({
    clock: contactKnown,
    fn: () => ({ email: 'ada@x.example' }),
    target: accountRegistered,
  });
  sample({ clock: contactKnown, target: emailVerified });
  await allSettled(contactKnown, { scope });
  expect(reports(calls)).toEqual([...registered, ...verified]);
});

test('what happens while a report is on its way is sent after it, in order', async () => {
  const late = Promise.withResolvers<unknown>();
  const { scope, calls } = await openLead(({ name }) => {
    return name === 'lead-account-registered' ? late.promise : lead;
  }, kept());
  const happened = [
    allSettled(accountRegistered, { scope, params: { email: 'ada@x.example' } }),
    allSettled(applicationCreated, { scope, params: { applicationId: 'app_1' } }),
    allSettled(emailVerified, { scope }),
  ];
  await vi.waitFor(() => expect(reports(calls)).toEqual(['lead-account-registered']));
  late.resolve({});
  await Promise.all(happened);
  expect(reports(calls)).toEqual([...registered, ...verified, 'lead-application-created']);
});

const leftBehind = () =>
  kept({
    reported: ['account_registered'],
    waiting: [{ kind: 'application_created', applicationId: 'app_1' }],
  });

test('reports that a closed page left behind are sent by the next one that signs in or applies', async () => {
  const { calls } = await openLead(() => lead, leftBehind(), '/login');
  expect(reports(calls)).toEqual(['lead-application-created']);
});

test('on a page that loads no code of leads itself nothing is sent, whether another page has loaded it or not', async () => {
  const { scope, calls } = await openLead(() => lead, leftBehind(), '/');
  expect(calls).toEqual([]);
  await allSettled(navigate, { scope, params: { route: 'login' } });
  await allSettled(screenEntered, { scope, params: scope.getState($route) as OpenRoute });
  expect(reports(calls)).toEqual(['lead-application-created']);
});
