import type { MarketSubmission } from '@fairlead/contracts/packages';
import { monthlyPlan, yearlyTotal } from '@fairlead/domain/packages';
import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';
import { makeToken } from './stand-ins/stripe/token.ts';
import { ask } from './test-kit/ask.ts';
import { answerAll, attest, signUp, startApplication } from './test-kit/journey.ts';
import { now } from './test-kit/now.ts';

test('a founder gets from the intake form to an activated policy', async () => {
  const sandbox = await createSandbox({ persona: 'new-founder', now });
  const ada = sandbox.visitor('new-founder');
  expect(await ask(ada, 'get-session')).toMatchObject({ authenticated: false });

  await signUp(ada);
  const id = await startApplication(ada);
  await answerAll(sandbox, ada, id);
  expect(await attest(sandbox, ada, id)).toBe('NON_LEGACY_ATTEST');

  const find = () =>
    ask<MarketSubmission>(ada, 'find-market-submission', { query: { client_data_id: id } });
  expect((await find()).status).toBe('CREATED');
  await sandbox.advance(2000);
  expect(await find()).toMatchObject({ status: 'REQUESTED', packages: [] });
  await sandbox.advance(6000);
  const released = await find();
  expect(released.status).toBe('RELEASED');
  expect(released.packages.map(({ name }) => name)).toEqual([
    'Essentials',
    'Recommended',
    'Complete',
  ]);

  const [first] = released.packages;
  const quotes = first?.quotes ?? [];
  await ask(ada, 'update-market-submission', {
    body: { market_submission_id: released.id, selected_package_id: first?.id },
  });
  const due = monthlyPlan(yearlyTotal(quotes, 'MONTHLY')).first;
  const bound = await ask(ada, 'bind-request', {
    headers: {
      'Idempotency-Key': 'key-1',
      'Displayed-Amount-Cents': String(due),
      'Displayed-Quote-Ids': quotes.map(({ monthly_quote_id }) => monthly_quote_id).join(','),
    },
    body: {
      market_submission_id: released.id,
      billing_interval: 'MONTHLY',
      payment_method_token: makeToken('4242424242424242'),
      payment_account_id: null,
      payment_type: 'CC',
      effective_date: '2026-12-01',
    },
  });
  expect(bound).toEqual({ status: 'BIND_REQUESTED', effective_date: '2026-12-01' });
});
