import type { Application } from '@fairlead/contracts';
import { calls } from '@fairlead/contracts/calls';
import { expect, test } from 'vitest';
import { routes } from './dispatch/routes.ts';
import { createSandbox, type Sandbox } from './sandbox.ts';
import { ask } from './test-kit/ask.ts';
import { now } from './test-kit/now.ts';
import type { Visitor } from './visitor.ts';
import { loadContent } from './world/content.ts';

const { personas } = (await loadContent()).personas;

test('every call of the contracts is served', () => {
  const served = routes.map(({ endpoint }) => endpoint.name).sort();
  expect(served).toEqual(calls.map(({ name }) => name).sort());
});

const signedIn = personas.filter(
  ({ session }) =>
    session.authenticated &&
    session.email_verified &&
    !session.client_selection_required &&
    session.auth_source === 'auth_service',
);

test.each(signedIn)('the world of $id answers by its contracts', async (persona) => {
  const sandbox = await createSandbox({ persona: persona.id, now });
  const visitor = sandbox.visitor(persona.id);
  const failures: string[] = [];
  for (const read of readsOf(persona))
    await ask(visitor, read.name, read).catch((failure: Error) => {
      failures.push(`${read.name}: ${failure.message}`);
    });
  const hasOwn = persona.application && !persona.admin_person;
  expect(failures).toEqual(hasOwn ? [] : [expect.stringContaining('no application')]);
});

type Persona = (typeof personas)[number];

/** Everything that a persona's pages read. */
function readsOf({ application, legacy_application: legacy, market_submission: ms }: Persona) {
  const app = application && { params: { id: application.id, applicationId: application.id } };
  return [
    { name: 'get-session' },
    { name: 'get-auth-user' },
    { name: 'get-user-info' },
    { name: 'list-clients' },
    { name: 'get-me' },
    { name: 'list-applications' },
    { name: 'list-legacy-applications' },
    { name: 'get-carta-enrichment' },
    ...(app
      ? [
          { name: 'get-application', ...app },
          // What is submitted has no next set.
          ...(application.status === 'SUBMITTED'
            ? []
            : [{ name: 'get-next-question-set', ...app }]),
          { name: 'get-review', ...app },
          { name: 'create-link-token', ...app },
          ...['qs_applicant_intro', 'qs_employees_by_state', 'qs_regulated_activities'].map(
            (id) => ({
              name: 'get-application-question-set',
              params: { id, applicationId: application.id },
            }),
          ),
        ]
      : []),
    ...(legacy
      ? ['get-legacy-application', 'get-legacy-packages', 'get-madlib-decision'].map((name) => ({
          name,
          params: { id: legacy.id },
        }))
      : []),
    ...(ms
      ? [
          { name: 'find-market-submission', query: { client_data_id: ms.client_data_id } },
          { name: 'get-available-coverages', params: { id: ms.id } },
          { name: 'get-market-submission-status', params: { id: ms.id } },
          { name: 'get-signature-details', query: { market_submission_id: ms.id } },
          ...ms.packages.map(({ id }) => ({ name: 'get-package-status', params: { id } })),
        ]
      : []),
  ];
}

const submitted = signedIn.filter(
  ({ application, admin_person }) => application?.status === 'SUBMITTED' && !admin_person,
);

test.each(submitted)('$id has the facts that lead to $lands_on', async (persona) => {
  const { visitor } = await open(persona.id);
  const listed = await ask<Application[]>(visitor, 'list-applications');
  const application = listed.find(({ id }) => id === persona.application?.id);
  expect(application).toMatchObject({
    status: 'SUBMITTED',
    application_decision: persona.application?.application_decision?.decision,
    legacy_application_id: persona.application?.legacy_application_id ?? null,
  });
  const discretion = persona.application?.pending_discretion_decision ?? null;
  expect(application?.pending_discretion_decision).toEqual(discretion);
  if (persona.market_submission) {
    const found = await ask(visitor, 'find-market-submission', {
      query: { client_data_id: application?.id ?? '' },
    });
    expect(found).toMatchObject({
      id: persona.market_submission.id,
      status: persona.market_submission.status,
      selected_package_id: persona.market_submission.selected_package_id,
    });
  }
  if (persona.legacy_application)
    expect(
      await ask(visitor, 'get-legacy-application', {
        params: { id: persona.legacy_application.id },
      }),
    ).toMatchObject({ status: persona.legacy_application.status });
});

test.each([
  ['new-founder', 401, 'login_required'],
  ['unverified-founder', 403, 'unverified_email'],
  ['founder-with-two-companies', 403, 'client_selection_required'],
])('the session of %s answers %i %s', async (persona, status, errorCode) => {
  const { visitor } = await open(persona);
  await expect(ask(visitor, 'get-session')).rejects.toMatchObject({ status, errorCode });
});

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

async function open(persona: string): Promise<{ sandbox: Sandbox; visitor: Visitor }> {
  const sandbox = await createSandbox({ persona, now });
  return { sandbox, visitor: sandbox.visitor(persona) };
}
