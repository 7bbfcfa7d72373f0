import type { MarketSubmission } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';
import { ask } from './test-kit/ask.ts';

async function open(persona: string) {
  const sandbox = await createSandbox({ now: '2026-11-20T18:00:00Z', persona });
  return { sandbox, visitor: sandbox.visitor(persona) };
}

const decisionOf = async (persona: string, outcome: 'approve' | 'decline') => {
  const { sandbox, visitor } = await open(persona);
  const count = await sandbox.decideReviews(outcome);
  const [application] = await ask<{ pending_discretion_decision: unknown }[]>(
    visitor,
    'list-applications',
  );
  const [legacy] = await ask<{ status: string }[]>(visitor, 'list-legacy-applications');
  return { count, pending: application?.pending_discretion_decision, legacy: legacy?.status };
};

test.each([
  ['user-requested-discretion', 'approve', 'quoted'],
  ['user-requested-discretion', 'decline', 'denied'],
  ['legacy-discretion', 'approve', 'quoted'],
  ['renewal-in-review', 'approve', 'quoted'],
  ['renewal-in-review', 'decline', 'denied'],
] as const)('the underwriter decides the review of %s: %s', async (persona, outcome, status) => {
  expect(await decisionOf(persona, outcome)).toEqual({ count: 1, pending: null, legacy: status });
});

const requested = {
  coverage_parameters: { eao: true, eao_agg_limit: 200_000_000 },
  carrier_id: 'fairlead_sandbox',
  product_name: 'CP_CEM',
  notes: null,
};

test.each([
  ['approve', 'QUOTED', 1],
  ['decline', 'DECLINED', 0],
] as const)('the underwriter decides a request for quotes: %s', async (outcome, status, quoted) => {
  const { sandbox, visitor } = await open('admin-quote-blocked');
  const id = 'ms_051';
  const read = () =>
    ask<MarketSubmission>(visitor, 'get-admin-market-submission', { params: { id } });
  const before = await read();
  await ask(visitor, 'request-coverages', {
    params: { id },
    body: {
      coverage_requests: [requested],
      requested_effective_date: null,
    },
  });
  const known = new Set(before.coverage_requests.map((request) => request.id));
  await sandbox.decideReviews(outcome);
  const after = await read();
  const made = after.coverage_requests.filter((request) => !known.has(request.id));
  expect(made.map((request) => request.status)).toEqual([status]);
  const answering = after.quotes.filter(
    ({ coverage_request_id }) => coverage_request_id === made[0]?.id,
  );
  expect(answering).toHaveLength(quoted);
  expect(await sandbox.decideReviews(outcome)).toBe(0);
  await sandbox.advance(10 * 60_000);
  expect((await read()).coverage_requests).toEqual(after.coverage_requests);
});
