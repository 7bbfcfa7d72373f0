import { ApiError, ContractError, NetworkError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { server } from '../../testing/application-server.ts';

const failing = (status: number) => new ApiError(status);

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
