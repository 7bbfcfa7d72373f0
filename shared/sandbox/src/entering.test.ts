import { expect, test } from 'vitest';
import { createSandbox } from './sandbox.ts';
import { ask } from './test-kit/ask.ts';
import { open } from './test-kit/open-persona.ts';

test('a contact with two clients chooses one and acts for it', async () => {
  const { visitor } = await open('founder-with-two-companies');
  const clients = await ask<{ client_id: string }[]>(visitor, 'list-clients');
  expect(clients.map(({ client_id }) => client_id)).toEqual(['cl_003', 'cl_003b']);
  await ask(visitor, 'switch-client', { params: { clientId: 'cl_003b' } });
  expect(await ask(visitor, 'get-session')).toMatchObject({ client_id: 'cl_003b' });
});

test('an auth code opens an embedded session once', async () => {
  const { visitor } = await open('embedded-applicant');
  const { token } = await ask<{ token: string }>(visitor, 'embedded-login', {
    body: { code: 'embed-ok-012' },
  });
  const me = await ask(visitor, 'get-me', { headers: { Authorization: `Bearer ${token}` } });
  expect(me).toMatchObject({ id: 'ct_012' });
  const again = ask(visitor, 'embedded-login', { body: { code: 'embed-ok-012' } });
  await expect(again).rejects.toMatchObject({ status: 409 });
  const expired = ask(visitor, 'embedded-login', { body: { code: 'embed-expired-012' } });
  await expect(expired).rejects.toMatchObject({ status: 401 });
});

test('an admin sees anybody’s submission, a client only the own one', async () => {
  const { sandbox, visitor: admin } = await open('admin');
  const seen = await ask<{ quotes: unknown[] }>(admin, 'get-admin-market-submission', {
    params: { id: 'ms_051' },
  });
  expect(seen.quotes.length).toBeGreaterThan(29);
  const ines = sandbox.visitor('ms-released');
  const foreign = ask(ines, 'get-market-submission', { params: { id: 'ms_051' } });
  await expect(foreign).rejects.toMatchObject({ status: 404 });
  const tool = ask(ines, 'get-admin-market-submission', { params: { id: 'ms_041' } });
  await expect(tool).rejects.toMatchObject({ status: 403 });
});

test('a refused request takes back what it brought in, and the next one brings it in again', async () => {
  const { visitor } = await open('admin');
  const block = () =>
    ask(visitor, 'quote-block-market-submission', { body: { market_submission_id: 'ms_042' } });
  await expect(block()).rejects.toMatchObject({ status: 409 });
  await expect(block()).rejects.toMatchObject({ status: 409 });
});

test('an admin finds an application by its legacy id where legacy ids are known, and nowhere else', async () => {
  const { visitor } = await open('admin');
  const legacy = await ask(visitor, 'get-intake-legacy-application', { params: { id: '10026' } });
  expect(legacy).toMatchObject({ id: '10026', application_id: 'app_026' });
  expect(await ask(visitor, 'get-application', { params: { id: 'app_026' } })).toMatchObject({
    id: 'app_026',
    legacy_application_id: '10026',
  });
  for (const call of ['get-application', 'get-review', 'get-decision', 'get-next-question-set'])
    await expect(ask(visitor, call, { params: { id: '10026' } })).rejects.toMatchObject({
      status: 404,
    });
});

test('the dates of a persona lie as far from today as they lay from the file’s day', async () => {
  const sandbox = await createSandbox({ persona: 'ms-released', now: '2027-03-01T12:00:00Z' });
  const found = await ask(sandbox.visitor('ms-released'), 'get-market-submission', {
    params: { id: 'ms_041' },
  });
  expect(found).toMatchObject({ expiration_date: '2027-04-25' });
});

test('a persona that does not exist is named together with those that do', async () => {
  await expect(createSandbox({ persona: 'nobody' })).rejects.toThrow(/'nobody'.*new-founder/);
  await expect(createSandbox({ flags: { 'no-flag': true } })).rejects.toThrow(/'no-flag'/);
});
