import type { MarketSubmission } from '@fairlead/contracts/packages';
import { describe, expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';

const id = 'ms_051';
const bySubmission = { body: { market_submission_id: id } };
const byPackage = { body: { package_id: 'pk_051_3' } };
const request = {
  coverage_parameters: { dao: true, dao_agg_limit: 100_000_000 },
  carrier_id: 'fairlead_sandbox',
  product_name: 'SML',
  notes: null,
};

/** Everything that only an admin may do. */
const adminCalls: readonly [string, Parameters<typeof ask>[2]][] = [
  ['get-admin-market-submission', { params: { id } }],
  ['list-market-submissions', { query: { limit: '50' } }],
  ['release-market-submission', bySubmission],
  ['quote-block-market-submission', bySubmission],
  ['ready-package', byPackage],
  ['review-package', byPackage],
  ['archive-package', byPackage],
  ['update-package', { body: { package_id: 'pk_051_3', name: 'Mine' } }],
  ['update-package', { body: { package_id: 'pk_051_3', description: 'Mine' } }],
  ['update-package', { body: { package_id: 'pk_051_1', recommended: true } }],
  ['update-package', { body: { package_id: 'pk_051_1', order: 1 } }],
  ['update-package', { body: { package_id: 'pk_051_3', quotes: [], coverage_request_ids: [] } }],
  [
    'duplicate-package',
    { body: { original_package_id: 'pk_051_1', is_client_custom_package: false } },
  ],
  [
    'request-coverages',
    { params: { id }, body: { coverage_requests: [request], requested_effective_date: null } },
  ],
];

async function people() {
  const sandbox = await createSandbox({
    now: '2026-11-20T18:00:00Z',
    persona: 'admin-quote-blocked',
  });
  await sandbox.pause();
  const admin = sandbox.visitor('admin-quote-blocked');
  const client = sandbox.visitor();
  await client.login.signIn('desmond@oxlipfieldworks.example.com');
  const read = () =>
    ask<MarketSubmission>(admin, 'get-admin-market-submission', { params: { id } });
  return { sandbox, admin, client, nobody: sandbox.visitor(), read };
}

describe('ADMIN-113 what only an admin may do', () => {
  test.each(adminCalls)(
    '%s %j is refused to a client and to nobody, and changes nothing',
    async (call, parts) => {
      const { client, nobody, read } = await people();
      const before = await read();
      await expect(ask(client, call, parts)).rejects.toMatchObject({ status: 403 });
      await expect(ask(nobody, call, parts)).rejects.toMatchObject({ status: 401 });
      expect(await read()).toEqual(before);
    },
  );
});

test.each(['BOUND', 'BIND_REQUESTED'])(
  'ADMIN-077 of a submission that is %s not even an admin changes anything',
  async (status) => {
    const { sandbox, admin, read } = await people();
    const row = await sandbox.world.store.get('submission', id);
    if (!row) throw new Error('The persona has no submission');
    await sandbox.world.store.put('submission', { ...row, status });
    const before = await read();
    for (const [call, parts] of adminCalls.filter(([name]) => !/^(get|list)-/.test(name)))
      await expect(ask(admin, call, parts), call).rejects.toMatchObject({ status: 409 });
    expect(await read()).toEqual(before);
  },
);

test('of two admins who saw the same package only the first changes it', async () => {
  const { admin, read } = await people();
  const version = (await read()).packages.find((one) => one.id === 'pk_051_3')?.version ?? '';
  const rename = (name: string) =>
    ask(admin, 'update-package', {
      body: { package_id: 'pk_051_3', name },
      headers: { 'If-Match': version },
    });
  await rename('Theirs');
  await expect(rename('Mine')).rejects.toMatchObject({ status: 409, errorCode: 'package_changed' });
  expect((await read()).packages.find((one) => one.id === 'pk_051_3')?.name).toBe('Theirs');
});

test('of two admins who order the packages as they saw them only the first does', async () => {
  const { admin, read } = await people();
  const order = async () => {
    const { packages } = await read();
    return [...packages].sort((a, b) => a.order - b.order).map((one) => one.id);
  };
  const seen = await order();
  const place = (package_id: string, headers: Record<string, string>) =>
    ask(admin, 'update-package', { body: { package_id, order: 1 }, headers });
  await place('pk_051_2', { 'Seen-Order': seen.join() });
  await expect(place('pk_051_3', { 'Seen-Order': seen.join() })).rejects.toMatchObject({
    status: 409,
    errorCode: 'order_changed',
  });
  expect((await order())[0]).toBe('pk_051_2');
  // A package that was made or removed meanwhile is no other order, and who says nothing of it overwrites.
  const now = await order();
  await place('pk_051_3', { 'Seen-Order': [...now.slice(1), 'pk_gone'].join() });
  await place('pk_051_1', {});
  expect((await order())[0]).toBe('pk_051_1');
});

const seenNow = ({ packages }: MarketSubmission) => {
  const ready = packages.filter(({ status }) => status === 'READY');
  return {
    'If-Match': ready.map(({ version }) => version).join(),
    'Seen-Order': ready.map((one) => one.id).join(),
    'Seen-Recommended': ready.find(({ recommended }) => recommended)?.id ?? 'none',
  };
};

test.each<[string, Record<string, unknown>]>([
  ['review-package', { package_id: 'pk_051_1' }],
  ['ready-package', { package_id: 'pk_051_3' }],
  ['update-package', { package_id: 'pk_051_1', name: 'Theirs' }],
  ['update-package', { package_id: 'pk_051_1', order: 2 }],
  ['update-package', { package_id: 'pk_051_1', recommended: true }],
])('a release is refused after %s %j of another admin', async (call, body) => {
  const { admin, read } = await people();
  const release = (headers: Record<string, string>) =>
    ask(admin, 'release-market-submission', { ...bySubmission, headers });
  const headers = seenNow(await read());
  await ask(admin, call, { body });
  await expect(release(headers)).rejects.toMatchObject({
    status: 409,
    errorCode: 'submission_changed',
  });
  expect((await read()).status).toBe('QUOTE_BLOCKED');
  await release(seenNow(await read()));
  expect((await read()).status).toBe('RELEASED');
});

test('a quote block is refused when the client has copied a package since, and a draft changes nothing of a release', async () => {
  const { admin, client, read } = await people();
  const headers = seenNow(await read());
  await ask(admin, 'update-package', { body: { package_id: 'pk_051_3', name: 'Theirs' } });
  await ask(admin, 'release-market-submission', { ...bySubmission, headers });
  await ask(admin, 'release-market-submission', { ...bySubmission, headers });
  await ask(client, 'duplicate-package', {
    body: { original_package_id: 'pk_051_1', is_client_custom_package: true },
  });
  await expect(
    ask(admin, 'quote-block-market-submission', { ...bySubmission, headers }),
  ).rejects.toMatchObject({ errorCode: 'submission_changed' });
});

test('a quote block by an admin who saw no ready package is refused once there is one', async () => {
  const { admin, read } = await people();
  const change = (call: string) => ask(admin, call, { body: { package_id: 'pk_051_1' } });
  const block = (headers: Record<string, string>) =>
    ask(admin, 'quote-block-market-submission', { ...bySubmission, headers });
  const none = { 'If-Match': 'none', 'Seen-Order': 'none', 'Seen-Recommended': 'none' };
  await expect(block(none)).rejects.toMatchObject({ errorCode: 'submission_changed' });
  await change('review-package');
  await ask(admin, 'review-package', { body: { package_id: 'pk_051_2' } });
  await block(none);
  expect((await read()).status).toBe('QUOTE_BLOCKED');
  await change('ready-package');
  await expect(block(none)).rejects.toMatchObject({ errorCode: 'submission_changed' });
});

test('an admin reads what the client saw last, and that the client is buying', async () => {
  const { sandbox, admin, client, read } = await people();
  await ask(admin, 'release-market-submission', bySubmission);
  expect((await read()).client_view).toEqual({ last_seen: null, buying: null });
  await ask(client, 'update-market-submission', {
    body: { market_submission_id: id, selected_package_id: 'pk_051_2' },
  });
  expect((await read()).client_view?.buying).toEqual({
    package_id: 'pk_051_2',
    since: expect.stringMatching(/^2026-11-20T18:00:00/),
  });
  await sandbox.advance(15 * 60_000);
  expect((await read()).client_view?.buying).toBeNull();
  await ask(admin, 'quote-block-market-submission', bySubmission);
  expect((await read()).client_view?.last_seen).toMatchObject({
    until: expect.stringMatching(/^2026-11-20T18:15:00/),
    packages: [{ id: 'pk_051_1' }, { id: 'pk_051_2' }],
  });
});
