import type { MarketSubmission } from '@fairlead/contracts/packages';
import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';
import { client } from '../../test-kit/client.ts';
import { now } from '../../test-kit/now.ts';
import { checkout } from '../../test-kit/package-checkout.ts';

test('expired quotes are priced again', async () => {
  const { sandbox, ines, submission } = await client('ms-expired');
  await ask(ines, 'refresh-active-packages', { body: { market_submission_id: 'ms_044' } });
  const pending = await ask(ines, 'get-package-status', { params: { id: 'pk_044_1' } });
  expect(pending).toEqual({ status: 'PENDING' });
  await sandbox.advance(5000);
  const after = await submission();
  expect(after.status).toBe('RELEASED');
  for (const { quotes } of after.packages)
    for (const quote of quotes) {
      expect(quote.status).toBe('RELEASED');
      expect(quote.expiration_date).toBe('2026-12-20');
    }
});

test('an expired application is unlocked, attested again and quoted again', async () => {
  const sandbox = await createSandbox({ now, persona: 'expired-application' });
  const gareth = sandbox.visitor('expired-application');
  const refresh = ask(gareth, 'refresh-active-packages', {
    body: { market_submission_id: 'ms_048' },
  });
  await expect(refresh).rejects.toMatchObject({ errorCode: 'application_expired' });
  const unlock = () => ask(gareth, 'unlock-application', { body: { client_data_id: 'app_048' } });
  await unlock();
  await expect(unlock()).rejects.toMatchObject({ status: 409 });
  const params = { id: 'app_048' };
  await ask(gareth, 'get-review', { params });
  await sandbox.advance(2000);
  const body = {
    question_set_id: 'qs_review',
    questions: [{ id: 'q', fields: [{ id: 'accuracy-attestation', value: [true] }] }],
  };
  expect(await ask(gareth, 'attest', { params, body })).toEqual({ decision: 'NON_LEGACY_ATTEST' });
  await sandbox.advance(8000);
  const renewed = await ask<MarketSubmission>(gareth, 'find-market-submission', {
    query: { client_data_id: 'app_048' },
  });
  expect(renewed).toMatchObject({ id: 'ms_048', status: 'RELEASED' });
  expect(renewed.packages).toHaveLength(3);
});

test('released packages expire with their application', async () => {
  const { sandbox, ines, submission } = await client();
  await sandbox.advance(60 * 86_400_000);
  await ines.login.signIn('ines@quillmarsh.example.com');
  const late = await submission();
  expect(late.status).toBe('EXPIRED');
  expect(late.packages[0]?.quotes[0]?.status).toBe('EXPIRED');
});

/** From now until the afternoon of a day, in ms. */
const until = (day: string) => Date.parse(`${day}T18:00:00Z`) - Date.parse(now);
const oneDay = 86_400_000;
const email = 'ines@quillmarsh.example.com';

test('a package is sold on the last day of its quotes, and no longer on the next', async () => {
  const { sandbox, ines, quotes, pay } = await checkout();
  const [last = ''] = quotes.map(({ expiration_date }) => expiration_date).toSorted();
  const paying = { body: { effective_date: last } };
  await sandbox.advance(until(last));
  await ines.login.signIn(email);
  expect(await pay(paying)).toMatchObject({ status: 'BIND_REQUESTED' });

  const late = await checkout();
  await late.sandbox.advance(until(last) + oneDay);
  await late.ines.login.signIn(email);
  await expect(late.pay(paying)).rejects.toMatchObject({ errorCode: 'quote_expired' });
});

test('an application is good on its last day, and expired on the next', async () => {
  const { sandbox, ines, submission } = await client();
  const { expiration_date } = await submission();
  const refresh = () =>
    ask(ines, 'refresh-active-packages', { body: { market_submission_id: 'ms_041' } });
  await sandbox.advance(until(expiration_date ?? ''));
  await ines.login.signIn(email);
  expect((await submission()).status).toBe('RELEASED');
  await refresh();
  await sandbox.advance(oneDay);
  await ines.login.signIn(email);
  expect((await submission()).status).toBe('EXPIRED');
  await expect(refresh()).rejects.toMatchObject({ errorCode: 'application_expired' });
});
