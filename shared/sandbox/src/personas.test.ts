import type { Application } from '@fairlead/contracts';
import { calls } from '@fairlead/contracts/calls';
import { expect, test } from 'vitest';
import { routes } from './routing/routes.ts';
import { createSandbox } from './sandbox.ts';
import { ask } from './test-kit/ask.ts';
import { now } from './test-kit/now.ts';
import { open } from './test-kit/open-persona.ts';
import { loadContent } from './world/content.ts';

const { personas } = (await loadContent()).personas;

const signedIn = personas.filter(
  ({ session }) =>
    session.authenticated &&
    session.email_verified &&
    !session.client_selection_required &&
    session.auth_source === 'auth_service',
);

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

test('every call of the contracts is served', () => {
  const served = routes.map(({ endpoint }) => endpoint.name).sort();
  expect(served).toEqual(calls.map(({ name }) => name).sort());
});

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

test('a visitor is told that nobody is signed in, and that is no error', async () => {
  const { visitor } = await open('new-founder');
  expect(await ask(visitor, 'get-session')).toMatchObject({ authenticated: false });
});

test.each([
  ['unverified-founder', 403, 'unverified_email'],
  ['founder-with-two-companies', 403, 'client_selection_required'],
])('the session of %s answers %i %s', async (persona, status, errorCode) => {
  const { visitor } = await open(persona);
  await expect(ask(visitor, 'get-session')).rejects.toMatchObject({ status, errorCode });
});
