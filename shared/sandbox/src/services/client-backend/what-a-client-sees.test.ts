import type { MarketSubmission } from '@fairlead/contracts/packages';
import { isCustomPackage, isDisplayed, lockedBecause } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { tool } from '../../test-kit/admin-tool.ts';
import { ask } from '../../test-kit/ask.ts';
import { client } from '../../test-kit/client.ts';
import { now } from '../../test-kit/now.ts';

const copy = (id: string) => ({
  body: { original_package_id: id, is_client_custom_package: true },
});

test('a client still gets their own archived package, which is no custom package anymore', async () => {
  const { ines, submission } = await client();
  const [first] = (await submission()).packages;
  const { id } = await ask<{ id: string }>(ines, 'duplicate-package', copy(first?.id ?? ''));
  await ask(ines, 'archive-package', { body: { package_id: id } });
  const { packages } = await submission();
  const archived = packages.find((one) => one.id === id);
  expect(archived?.status).toBe('ARCHIVED');
  expect(packages.some(isCustomPackage)).toBe(false);
  expect(packages.filter(isDisplayed).map((one) => one.id)).not.toContain(id);
  await ask(ines, 'duplicate-package', copy(first?.id ?? ''));
  expect((await submission()).packages.filter(isCustomPackage)).toHaveLength(1);
});

test('a quote that expired in an archived package of the admin locks the submission for both', async () => {
  const { sandbox, admin, submission } = await tool();
  await ask(admin, 'archive-package', { body: { package_id: 'pk_051_3' } });
  await ask(admin, 'release-market-submission', { body: { market_submission_id: 'ms_051' } });
  const quote = (await submission()).packages.find(({ id }) => id === 'pk_051_3')?.quotes[0];
  await sandbox.world.store.put('quote', {
    ...quote,
    id: quote?.annual_quote_id ?? '',
    market_submission_id: 'ms_051',
    status: 'EXPIRED',
  } as never);
  const desmond = sandbox.visitor();
  await desmond.login.signIn('desmond@oxlipfieldworks.example.com');
  const seen = await ask<MarketSubmission>(desmond, 'get-market-submission', {
    params: { id: 'ms_051' },
  });
  const facts = { today: '2026-11-20', isRefreshing: false, isUpdating: false };
  expect(lockedBecause({ submission: await submission(), ...facts })).toBe(
    'quotes-expired-or-canceled',
  );
  expect(lockedBecause({ submission: seen, ...facts })).toBe('quotes-expired-or-canceled');
  expect(seen.packages.map(({ id }) => id)).not.toContain('pk_051_3');
});

test('a package with a pending request is not customized, whatever its status', async () => {
  const sandbox = await createSandbox({ now, persona: 'custom-package-client' });
  const visitor = sandbox.visitor('custom-package-client');
  const read = () =>
    ask<MarketSubmission>(visitor, 'get-market-submission', { params: { id: 'ms_046' } });
  const custom = (await read()).packages.find(isCustomPackage);
  expect(custom?.status).toBe('READY');
  const row = await sandbox.world.store.get('package', custom?.id ?? '');
  if (!row) throw new Error('There is no custom package');
  await sandbox.world.store.put('request', {
    id: 'cr_open',
    status: 'PENDING',
    product_name: 'SML',
    carrier_id: 'fairlead_sandbox',
    tracking_id: 't_1',
    created_at: '2026-11-20T10:00:00Z',
    notes: null,
    client_requested: true,
    coverage_details: [],
    market_submission_id: 'ms_046',
    coverage_parameters: {},
    requested_effective_date: null,
    plan: null,
    asked_at: null,
  });
  await sandbox.world.store.put('package', { ...row, request_ids: ['cr_open'] });
  const customizing = ask(visitor, 'customize-package', {
    body: {
      package_id: row.id,
      coverage_requests: [
        {
          coverage_parameters: { gl: true },
          carrier_id: 'fairlead_sandbox',
          product_name: 'SGL',
          notes: null,
          client_requested: false,
        },
      ],
      requested_effective_date: null,
    },
  });
  await expect(customizing).rejects.toMatchObject({ status: 409, errorCode: 'pending_request' });
});

test('a package is selected only in its own submission', async () => {
  const { ines, submission } = await client();
  const { packages, selected_package_id } = await submission();
  const select = (market_submission_id: string) =>
    ask(ines, 'update-market-submission', {
      body: { market_submission_id, selected_package_id: packages[0]?.id },
    });
  await expect(select('ms_044')).rejects.toMatchObject({ status: 404 });
  expect((await submission()).selected_package_id).toBe(selected_package_id);
  await select('ms_041');
  expect((await submission()).selected_package_id).toBe(packages[0]?.id);
});
