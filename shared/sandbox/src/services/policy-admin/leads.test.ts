import { expect, test } from 'vitest';
import { createSandbox } from '../../sandbox.ts';
import { ask } from '../../test-kit/ask.ts';
import { lead } from '../../test-kit/lead.ts';

test('one address has one lead, also after retries', async () => {
  const sandbox = await createSandbox({});
  const visitor = sandbox.visitor();
  const first = await ask<{ id: string }>(visitor, 'create-lead', lead('ada@example.com'));
  const again = await ask<{ id: string }>(visitor, 'create-lead', lead('Ada@example.com'));
  expect(again.id).toBe(first.id);
});

test('a client’s company is a conflict for a visitor who does not belong to it', async () => {
  const sandbox = await createSandbox({ persona: 'founder-of-existing-client' });
  const website = 'https://brindlecovesystems.example.com';
  const asked = lead('ruth@brindlecovesystems.example.com', { website });
  await expect(
    ask(sandbox.visitor('founder-of-existing-client'), 'create-lead', asked),
  ).rejects.toMatchObject({
    status: 409,
    errorCode: 'existing_client_conflict',
    detail: { client_id: 'cl_004' },
  });
});

test('a lead without an e-mail address is not created', async () => {
  const sandbox = await createSandbox({});
  await expect(ask(sandbox.visitor(), 'create-lead', lead('ada'))).rejects.toMatchObject({
    status: 400,
    errorCode: 'mql_creation_failed',
  });
});

test('a lead’s life goes forward only', async () => {
  const sandbox = await createSandbox({ persona: 'returning-created' });
  const samuel = sandbox.visitor('returning-created');
  const { id } = await ask<{ id: string }>(samuel, 'create-lead', lead('samuel@example.com'));
  const status = async () => (await sandbox.world.store.get('lead', id))?.status;
  const params = { id };
  await ask(samuel, 'lead-account-registered', { params, body: { auth0_email: 'f@example.com' } });
  expect(await status()).toBe('account_registered');
  await ask(samuel, 'update-lead', { params, body: { id, email_verified: true } });
  expect(await status()).toBe('email_verified');
  await ask(samuel, 'lead-account-registered', { params, body: { auth0_email: 'f@example.com' } });
  expect(await status()).toBe('email_verified');
  await ask(samuel, 'lead-application-created', { params, body: { application_id: 'app_005' } });
  expect(await status()).toBe('application_created');
  await expect(
    ask(samuel, 'lead-email-verified', { params: { id: 'mql_x' } }),
  ).rejects.toMatchObject({ status: 404 });
});
