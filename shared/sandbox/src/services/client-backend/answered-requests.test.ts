import type { MarketSubmission, Package } from '@fairlead/contracts/packages';
import { countedStatus, coverageRequestLabel } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { loadSampleQuotes } from '../../content/load.ts';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';

const id = 'ms_051';
const draft = 'pk_051_3';

async function tool() {
  const sandbox = await createSandbox({
    now: '2026-11-20T18:00:00Z',
    persona: 'admin-quote-blocked',
  });
  const admin = sandbox.visitor('admin-quote-blocked');
  return {
    submission: () =>
      ask<MarketSubmission>(admin, 'get-admin-market-submission', { params: { id } }),
    hold: (...coverage_request_ids: string[]) =>
      ask<Package>(admin, 'update-package', { body: { package_id: draft, coverage_request_ids } }),
    publish: () => ask<Package>(admin, 'ready-package', { body: { package_id: draft } }),
  };
}

test('ADMIN-071 every sample request counts and reads as its returned quotes say', async () => {
  const { submission } = await tool();
  const { coverage_requests: written } = await loadSampleQuotes();
  const { quotes, coverage_requests } = await submission();
  const counted = coverage_requests.map((request) => {
    const status = countedStatus(request, quotes);
    return { id: request.id, counts_as: status, shown_as: coverageRequestLabel(status) };
  });
  expect(counted).toEqual(
    written
      .filter((row) => row.market_submission_id === id)
      .map((row) => ({ id: row.id, counts_as: row.counts_as, shown_as: row.shown_as })),
  );
  expect(counted.filter(({ counts_as }) => counts_as === 'DECLINED').length).toBeGreaterThan(0);
});

test('ADMIN-086 a draft with a request that its quote meets goes live', async () => {
  const { hold, publish } = await tool();
  await hold('cr_01');
  expect(await publish()).toMatchObject({ status: 'READY' });
});

test('ADMIN-071 ERROR-076 a draft with a request that the carrier quoted too low does not go live', async () => {
  const { hold, publish } = await tool();
  await hold('cr_01', 'cr_06');
  await expect(publish()).rejects.toMatchObject({
    status: 409,
    message: 'Package cannot be published because it contains pending and/or declined quotes.',
  });
});
