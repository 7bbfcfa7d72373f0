import type { Application } from '@fairlead/contracts';
import type { Flags } from '@fairlead/domain';
import { expect, test } from 'vitest';
import { legacy, server } from '../../testing/application-server.ts';

const pending = { id: 'dd_1', user_requested: true, expedite_review_requested: false };

test('the facts of an approved application are its own, its legacy application’s and who asks', async () => {
  const { read, calls } = server({}, { 'request-expedited-quote': true });
  expect(await read({ incubator_program: 'pulley' })).toEqual({
    status: 'done',
    value: {
      applicationId: 'app_1',
      status: 'SUBMITTED',
      decision: 'APPROVED',
      experience: 'vanta',
      authSource: 'auth_service_embedded',
      isAdmin: true,
      expediteFlag: true,
      cartaDataShare: false,
      incubatorProgram: 'pulley',
      hasCartaEnrichment: false,
      legacyApplicationId: '10026',
      legacyStatus: 'quoted',
      packageSlug: 'core',
      marketSubmission: null,
      discretion: null,
    },
  });
  expect(calls.map(({ path }) => path)).toEqual(['/v1/legacy-applications/10026']);
});

test.each<[string, Partial<Application>, Partial<Flags>, readonly string[]]>([
  ['in progress', { status: 'IN_PROGRESS' }, { 'carta-data-share': true }, []],
  ['created', { status: 'CREATED' }, {}, []],
  [
    'created, while Carta’s data may be shared',
    { status: 'CREATED', application_decision: 'NON_LEGACY_ATTEST' },
    { 'carta-data-share': true },
    ['get-carta-enrichment'],
  ],
  ['approved, without a legacy application', { legacy_application_id: null }, {}, []],
  [
    'not decided',
    { application_decision: null, legacy_application_id: null },
    { 'carta-data-share': true },
    ['get-decision'],
  ],
  [
    'attested',
    { application_decision: 'NON_LEGACY_ATTEST' },
    {},
    ['get-intake-legacy-application', 'find-market-submission'],
  ],
])('of an application that is %s only what its status needs is asked', async (...given) => {
  const [, change, flags, expected] = given;
  const { read, asked } = server({}, flags);
  expect(await read(change)).toMatchObject({ status: 'done' });
  expect(asked()).toEqual(expected);
});

test('a legacy application that is known already is not asked for again, another one is', async () => {
  const { read, asked } = server();
  const known = { ...legacy, package_slug: 'plus' };
  expect(await read({}, [{ ...legacy, id: '7' }, known])).toMatchObject({
    value: { packageSlug: 'plus' },
  });
  expect(asked()).toEqual([]);
  expect(await read({}, [{ ...known, id: '7' }])).toMatchObject({ value: { packageSlug: 'core' } });
  expect(asked()).toEqual(['get-intake-legacy-application']);
});

test('before it is submitted an application has neither decision nor legacy facts', async () => {
  const { read } = server();
  expect(await read({ status: 'IN_PROGRESS' }, [legacy])).toMatchObject({
    value: { decision: null, legacyStatus: null, packageSlug: null, marketSubmission: null },
  });
});

test('the decision that the application does not carry is the one that the server has', async () => {
  const { read, calls } = server();
  expect(await read({ application_decision: null })).toMatchObject({
    value: { decision: 'DECLINED' },
  });
  expect(calls[0]?.path).toBe('/v1/applications/app_1/decision');
});

test('the market submission of an attested application is found by the application', async () => {
  const { read, calls } = server();
  expect(await read({ application_decision: 'NON_LEGACY_ATTEST' })).toMatchObject({
    value: { marketSubmission: { id: 'ms_1', status: 'RELEASED', selectedPackageId: 'pk_1' } },
  });
  expect(calls.at(-1)?.query).toEqual({ client_data_id: 'app_1' });
});

const discretion = { id: 'dd_1', userRequested: true, expediteRequested: false };

test.each([
  ['the application', pending, null, discretion],
  ['its legacy application', null, { ...pending, id: 'dd_2' }, { ...discretion, id: 'dd_2' }],
  ['both: the application’s', pending, { ...pending, id: 'dd_2' }, discretion],
  ['neither', null, null, null],
])('the review that is pending is in %s', async (_, own, older, expected) => {
  const { read } = server({
    'get-intake-legacy-application': { ...legacy, pending_discretion_decision: older },
  });
  expect(await read({ pending_discretion_decision: own })).toMatchObject({
    value: { discretion: expected },
  });
});
