import type { MarketSubmission } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';

test('a submission says that it renews a policy when its application does', async () => {
  const sandbox = await createSandbox({ now: '2026-11-20T18:00:00Z', persona: 'ms-released' });
  const ines = sandbox.visitor('ms-released');
  const read = () =>
    ask<MarketSubmission>(ines, 'get-market-submission', { params: { id: 'ms_041' } });
  const first = await read();
  expect(first.is_renewal).toBeUndefined();
  const { store } = sandbox.world;
  const application = await store.get('application', first.client_data_id);
  if (!application) throw new Error('The persona has no application');
  await store.put('application', {
    ...application,
    expiring: { ends: '2026-12-31', coverages: [], net_premium_cents: 0, annual_total_cents: 0 },
  });
  expect(await read()).toMatchObject({ is_renewal: true });
});
