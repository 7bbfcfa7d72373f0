import {
  ApiError,
  type Application,
  type Call,
  ContractError,
  type LegacyApplication,
  NetworkError,
} from '@fairlead/contracts';
import { aLegacyApplication, anApplication } from '@fairlead/contracts/testing';
import { type Flags, flagDefaults } from '@fairlead/domain';
import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { requestFx } from '../calls/request.ts';
import { $flags } from '../flags.ts';
import { reportErrorFx } from '../host-effects.ts';
import { $attribution } from '../session/attribution.ts';
import { $authSource, $userInfo } from '../session/session.ts';
import { waitFx } from '../time/wait.ts';
import { readApplicationFactsFx } from './application-facts.ts';

const application = anApplication({
  legacy_application_id: '10026',
  status: 'SUBMITTED',
  application_decision: 'APPROVED',
});
const legacy = aLegacyApplication({ id: '10026', package_slug: 'core' });
const submission = {
  id: 'ms_1',
  status: 'RELEASED',
  client_data_id: 'app_1',
  selected_package_id: 'pk_1',
};
const pending = { id: 'dd_1', user_requested: true, expedite_review_requested: false };

function server(given: Record<string, unknown> = {}, flags: Partial<Flags> = {}) {
  const calls: Call[] = [];
  const waits: number[] = [];
  const reports: string[] = [];
  const answers: Record<string, unknown> = {
    'get-intake-legacy-application': legacy,
    'get-decision': { decision: 'DECLINED' },
    'get-carta-enrichment': { enrichment: null },
    'find-market-submission': submission,
    ...given,
  };
  const scope = fork({
    values: [
      [$flags, { ...flagDefaults, ...flags }],
      [$attribution, { experience: 'vanta' }],
      [$authSource, 'auth_service_embedded'],
      [$userInfo, { isAdmin: true, coverageNames: [] }],
    ],
    handlers: [
      [
        requestFx,
        (call: Call) => {
          calls.push(call);
          const answer = answers[call.name];
          if (answer instanceof Error) throw answer;
          return answer;
        },
      ],
      [waitFx, (duration: number) => void waits.push(duration)],
      [reportErrorFx, ({ where }: { where: string }) => void reports.push(where)],
    ],
  });
  const read = (change: Partial<Application>, known?: readonly LegacyApplication[]) =>
    allSettled(readApplicationFactsFx, {
      scope,
      params: { application: { ...application, ...change }, ...(known ? { legacy: known } : {}) },
    });
  return { scope, calls, waits, reports, read, asked: () => calls.map(({ name }) => name) };
}

const failing = (status: number) => new ApiError(status);

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

test.each([
  ['get-decision', 400, 'done'],
  ['get-decision', 404, 'fail'],
  ['find-market-submission', 404, 'done'],
  ['find-market-submission', 400, 'fail'],
] as const)('%s refused with %s: %s', async (name, status, outcome) => {
  const { read } = server({ [name]: failing(status) });
  const decision = name === 'get-decision' ? null : 'NON_LEGACY_ATTEST';
  const value = outcome === 'done' ? { decision, marketSubmission: null } : { status };
  expect(await read({ application_decision: decision })).toMatchObject({ status: outcome, value });
});

test('an answer that breaks its contract is neither “not decided” nor “no submission”', async () => {
  const broken = server({ 'get-decision': {}, 'find-market-submission': {} });
  const decision = await broken.read({ application_decision: null });
  const found = await broken.read({ application_decision: 'NON_LEGACY_ATTEST' });
  for (const { status, value } of [decision, found])
    expect([status, value]).toMatchObject(['fail', { name: 'ContractError' }]);
});

test('what cannot be had is asked for twice more, after 1 and 2 s', async () => {
  const { read, asked, waits } = server({ 'get-intake-legacy-application': failing(503) });
  expect(await read({})).toMatchObject({ status: 'fail' });
  expect(asked()).toHaveLength(3);
  expect(waits).toEqual([1000, 2000]);
});

test('the market submission of an attested application is found by the application', async () => {
  const { read, calls } = server();
  expect(await read({ application_decision: 'NON_LEGACY_ATTEST' })).toMatchObject({
    value: { marketSubmission: { id: 'ms_1', status: 'RELEASED', selectedPackageId: 'pk_1' } },
  });
  expect(calls.at(-1)?.query).toEqual({ client_data_id: 'app_1' });
});

test.each([
  [{ enrichment: null }, false],
  [{ enrichment: {} }, true],
])('Carta’s answer %o says whether it knows the company: %s', async (answer, has) => {
  const { read } = server({ 'get-carta-enrichment': answer }, { 'carta-data-share': true });
  expect(await read({ status: 'CREATED' })).toMatchObject({
    value: { hasCartaEnrichment: has, cartaDataShare: true },
  });
});

const lookUp = 'look-up of the Carta enrichment';
test.each([
  [new ApiError(500), lookUp],
  [new ApiError(404), lookUp],
  [new NetworkError(), lookUp],
  [
    new ContractError('get-carta-enrichment', 'enrichment', 'found a list'),
    'contract: get-carta-enrichment, enrichment',
  ],
])(
  'an enrichment that cannot be looked up (%s) stops nobody and is reported once: Carta is offered',
  async (failure, where) => {
    const flags = { 'carta-data-share': true };
    const { read, waits, reports } = server({ 'get-carta-enrichment': failure }, flags);
    expect(await read({ status: 'CREATED' })).toMatchObject({
      status: 'done',
      value: { hasCartaEnrichment: false, cartaDataShare: true },
    });
    expect(waits).toEqual([]);
    expect(reports).toEqual([where]);
  },
);

test('an enrichment that a session that has ended may not look up does stop', async () => {
  const flags = { 'carta-data-share': true };
  const { read } = server({ 'get-carta-enrichment': failing(401) }, flags);
  expect(await read({ status: 'CREATED' })).toMatchObject({ status: 'fail' });
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
