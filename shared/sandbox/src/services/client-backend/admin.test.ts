import type { MarketSubmission } from '@fairlead/contracts/packages';
import { lockedBecause } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { id, move, tool } from '../../test-kit/admin-tool.ts';
import { ask } from '../../test-kit/ask.ts';
import type { Visitor } from '../../visitor.ts';

const submissionCall = (visitor: Visitor, call: string) =>
  ask(visitor, call, { body: { market_submission_id: id } });

test('an admin sees every package and the quote library', async () => {
  const { submission } = await tool();
  const { packages, quotes, coverage_requests, status } = await submission();
  expect(status).toBe('QUOTE_BLOCKED');
  expect(packages.map((one) => [one.id, one.status])).toEqual([
    ['pk_051_1', 'READY'],
    ['pk_051_2', 'READY'],
    ['pk_051_3', 'IN_REVIEW'],
    ['pk_051_4', 'IN_REVIEW'],
    ['pk_051_5', 'ARCHIVED'],
  ]);
  expect(quotes.length).toBe(29 + 12);
  expect(coverage_requests).toHaveLength(24);
});

test('a client sees what is live and no library', async () => {
  const { sandbox } = await tool();
  const desmond = sandbox.visitor();
  await desmond.login.signIn('desmond@oxlipfieldworks.example.com');
  const seen = await ask<MarketSubmission>(desmond, 'get-market-submission', { params: { id } });
  expect(seen.packages.map((one) => one.id)).toEqual(['pk_051_1', 'pk_051_2']);
  expect(seen.quotes).toHaveLength(5);
  expect(seen.coverage_requests).toEqual([]);
  await expect(submissionCall(desmond, 'release-market-submission')).rejects.toMatchObject({
    status: 403,
  });
  await expect(move(desmond, 'ready-package', 'pk_051_3')).rejects.toMatchObject({ status: 403 });
  await expect(
    ask(desmond, 'update-package', { body: { package_id: 'pk_051_1', name: 'Mine' } }),
  ).rejects.toMatchObject({ status: 403 });
});

test('a submission is released and blocked again, and nothing else', async () => {
  const { admin, submission } = await tool();
  await submissionCall(admin, 'release-market-submission');
  expect((await submission()).status).toBe('RELEASED');
  await submissionCall(admin, 'release-market-submission');
  await expect(move(admin, 'ready-package', 'pk_051_3')).rejects.toMatchObject({
    message: expect.stringContaining('while the market subission is live'),
  });
  await submissionCall(admin, 'quote-block-market-submission');
  for (const one of ['pk_051_1', 'pk_051_2']) await move(admin, 'review-package', one);
  await expect(submissionCall(admin, 'release-market-submission')).rejects.toMatchObject({
    message: 'There are no ready packages. Please set a package to ready to proceed.',
  });
});

test('requested quotes are on their way, then answered as underwriting decides', async () => {
  const { sandbox, admin, submission } = await tool();
  const request = (limit: number) => ({
    coverage_parameters: { eao: true, eao_agg_limit: limit },
    carrier_id: 'fairlead_sandbox',
    product_name: 'CP_CEM',
    notes: null,
  });
  const options = await ask<{ product_name: string; coverages: { unique_name: string }[] }[]>(
    admin,
    'get-available-coverages',
    { params: { id } },
  );
  const cem = options.find((one) => one.product_name === 'CP_CEM');
  expect(cem?.coverages.map((one) => one.unique_name)).toContain('eao');
  const names = (await submission()).quotes
    .flatMap(({ coverages }) => coverages)
    .filter(({ unique_name }) => unique_name === 'eao')
    .flatMap(({ limits }) => limits.map(({ unique_name }) => unique_name));
  const [limitName = ''] = names;
  const send = (limit: number) =>
    ask(admin, 'request-coverages', {
      params: { id },
      body: {
        coverage_requests: [
          { ...request(limit), coverage_parameters: { eao: true, [limitName]: limit } },
        ],
        requested_effective_date: null,
      },
    });
  const before = (await submission()).coverage_requests.map((one) => one.id);
  await send(200_000_000);
  await send(5_000_000_000);
  const mine = async () =>
    (await submission()).coverage_requests
      .filter((one) => !before.includes(one.id))
      .map(({ status }) => status);
  expect(await mine()).toEqual(['INITIALIZED', 'INITIALIZED']);
  await sandbox.advance(30_000);
  expect(await mine()).toEqual(['SUBMITTABLE', 'SUBMITTABLE']);
  await sandbox.advance(30_000);
  expect(await mine()).toEqual(['QUOTED', 'SUBMITTABLE']);
  await sandbox.advance(60_000);
  expect(await mine()).toEqual(['QUOTED', 'DECLINED']);
  const quoted = (await submission()).quotes.filter(
    (one) => one.coverage_request_id && !before.includes(one.coverage_request_id),
  );
  expect(quoted.map((one) => one.product_name)).toEqual(['CP_CEM']);
  await submissionCall(admin, 'release-market-submission');
  await expect(send(200_000_000)).rejects.toMatchObject({
    message: 'Market Submission must be Quote Blocked to request quotes.',
  });
});

test('the effective date lies between today and the expiration of the quotes', async () => {
  const { admin } = await tool();
  const set = (requestedEffectiveDate: string) =>
    ask(admin, 'set-requested-effective-date', {
      params: { id },
      body: { requestedEffectiveDate },
    });
  await set('2026-12-05');
  await expect(set('2026-11-18')).rejects.toMatchObject({ status: 400 });
  await expect(set('2027-06-01')).rejects.toMatchObject({ status: 400 });
});

test.each(['EXPIRED', 'CANCELED'])(
  'a refresh lifts the lock of a submission wherever a quote is %s',
  async (status) => {
    const { sandbox, admin, submission } = await tool();
    const { quotes } = await submission();
    const inLibrary = quotes.find(({ coverage_request_id }) => coverage_request_id !== null);
    const places = ['pk_051_1', 'pk_051_3', 'pk_051_5'].map(
      async (id) => (await sandbox.world.store.get('package', id))?.quote_ids[0],
    );
    for (const quoteId of [...(await Promise.all(places)), inLibrary?.annual_quote_id]) {
      const row = await sandbox.world.store.get('quote', quoteId ?? '');
      if (!row) throw new Error(`The persona has no quote '${quoteId}'`);
      await sandbox.world.store.put('quote', { ...row, status });
    }
    const lock = async () =>
      lockedBecause({
        submission: await submission(),
        today: '2026-11-20',
        isRefreshing: false,
        isUpdating: false,
      });
    expect(await lock()).toBe('quotes-expired-or-canceled');
    await ask(admin, 'refresh-active-packages', { body: { market_submission_id: id } });
    await sandbox.advance(5000);
    expect(await lock()).toBeNull();
    const archived = (await submission()).packages.find((one) => one.id === 'pk_051_5');
    expect(archived?.status).toBe('ARCHIVED');
  },
);
