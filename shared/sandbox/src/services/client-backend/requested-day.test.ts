import { expect, test } from 'vitest';
import { id, tool } from '../../test-kit/admin-tool.ts';
import { ask } from '../../test-kit/ask.ts';

const request = {
  coverage_parameters: { eao: true, eao_agg_limit: 200_000_000 },
  carrier_id: 'fairlead_sandbox',
  product_name: 'CP_CEM',
  notes: null,
};

test('a requested quote is for the day that was requested with it', async () => {
  const { sandbox, admin, submission } = await tool();
  const before = (await submission()).quotes.map((one) => one.annual_quote_id);
  await ask(admin, 'request-coverages', {
    params: { id },
    body: {
      coverage_requests: [request],
      requested_effective_date: '2026-12-10T00:00:00.000Z',
    },
  });
  await sandbox.advance(60_000);
  const quoted = (await submission()).quotes.filter((one) => !before.includes(one.annual_quote_id));
  expect(quoted.map((one) => one.requested_effective_date)).toEqual(['2026-12-10']);
});
