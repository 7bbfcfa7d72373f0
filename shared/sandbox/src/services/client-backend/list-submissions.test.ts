import type { listMarketSubmissions } from '@fairlead/contracts/packages';
import type { Infer } from 'superstruct';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';

type Answer = Infer<typeof listMarketSubmissions.answer>;

async function open(persona = 'admin-quote-blocked') {
  const sandbox = await createSandbox({ now: '2026-11-20T18:00:00Z', persona });
  await sandbox.pause();
  const admin = sandbox.visitor(persona);
  const list = (query: Record<string, string> = {}) =>
    ask<Answer>(admin, 'list-market-submissions', { query: { limit: '50', ...query } });
  const ids = async (query: Record<string, string>) =>
    (await list(query)).submissions.map(({ id }) => id);
  return { sandbox, admin, list, ids };
}

test('an admin reads every submission, also those of personas who have not entered', async () => {
  const { list } = await open();
  const { submissions, total } = await list();
  expect(submissions).toHaveLength(total);
  expect(total).toBe(16);
  expect(submissions.find(({ id }) => id === 'ms_051')).toEqual({
    id: 'ms_051',
    client_data_id: 'app_051',
    status: 'QUOTE_BLOCKED',
    company: 'Oxlip Fieldworks, Inc.',
    contact: { name: 'Desmond Okafor', email: 'desmond@oxlipfieldworks.example.com' },
    packages: 5,
    ready_packages: 2,
    updated_at: expect.stringMatching(/^2026-11-/),
    expiration_date: '2027-01-14',
  });
});

test('a submission is found by company, contact, e-mail and either of its ids, regardless of the case', async () => {
  const { ids } = await open();
  for (const search of ['OXLIP', 'desmond okafor', 'desmond@oxlip', 'ms_051', 'app_051', ' oxlip '])
    expect(await ids({ search }), search).toEqual(['ms_051']);
  expect(await ids({ search: 'nobody at all' })).toEqual([]);
});

test('the counts are those of the search, the total that of search and status', async () => {
  const { list } = await open();
  const { submissions, total, counts } = await list({ status: 'EXPIRED' });
  expect(submissions.map(({ status }) => status)).toEqual(Array(total).fill('EXPIRED'));
  expect(counts.find(({ status }) => status === 'EXPIRED')?.count).toBe(total);
  expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(16);
  expect(await list({ search: 'oxlip', status: 'EXPIRED' })).toEqual({
    submissions: [],
    total: 0,
    counts: [{ status: 'QUOTE_BLOCKED', count: 1 }],
  });
});

test('what was changed last comes first', async () => {
  const { sandbox, admin, list } = await open();
  expect((await list()).submissions[0]?.id).not.toBe('ms_051');
  await sandbox.advance(60_000);
  await ask(admin, 'update-package', { body: { package_id: 'pk_051_3', name: 'Mine' } });
  const [first] = (await list()).submissions;
  expect(first).toMatchObject({
    id: 'ms_051',
    updated_at: expect.stringMatching(/^2026-11-20T18:01:00/),
  });
});

test('the list is sorted by a column before it is cut to its first page', async () => {
  const { list } = await open();
  const firstCompany = async (direction: string) =>
    (await list({ sort: 'company', direction, limit: '1' })).submissions.map(
      ({ company }) => company,
    );
  expect(await firstCompany('ascending')).toEqual(['Amberlatch, Inc.']);
  expect(await firstCompany('descending')).toEqual(['Wrenhallow, Inc.']);
});

test('the list has no more rows than requested', async () => {
  const { list } = await open();
  const { submissions, total } = await list({ limit: '3' });
  expect([submissions.length, total]).toEqual([3, 16]);
});

test('clients, visitors and admins without the tool are refused', async () => {
  const { sandbox, admin } = await open();
  const client = sandbox.visitor();
  await client.login.signIn('desmond@oxlipfieldworks.example.com');
  const query = { limit: '50' };
  const list = (visitor: typeof client) => ask(visitor, 'list-market-submissions', { query });
  await expect(list(client)).rejects.toMatchObject({ status: 403 });
  await expect(list(sandbox.visitor())).rejects.toMatchObject({ status: 401 });
  await sandbox.setFlags({ 'allow-routing-to-admin-tooling': false });
  await expect(list(admin)).rejects.toMatchObject({ status: 403 });
});
