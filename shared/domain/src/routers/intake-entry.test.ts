import { expect, test } from 'vitest';
import { authStatuses } from '../application/statuses.ts';
import { authSources } from '../visitor/session.ts';
import { intakeEntry } from './intake-entry.ts';

const expected: Record<string, string> = {
  'unauthenticated auth_service false': 'form',
  'unauthenticated auth_service true': 'form',
  'unauthenticated auth_service_embedded false': 'embedded-unauthenticated → user-has-application',
  'unauthenticated auth_service_embedded true': 'embedded-unauthenticated → user-has-application',
  'unverified_email auth_service false': 'unverified-email → verify-email',
  'unverified_email auth_service true': 'unverified-email → verify-email',
  'unverified_email auth_service_embedded false': 'unverified-email → verify-email',
  'unverified_email auth_service_embedded true': 'unverified-email → verify-email',
  'authenticated auth_service false': 'reroute',
  'authenticated auth_service true': 'client-selection-required → choose-profile',
  'authenticated auth_service_embedded false': 'reroute',
  'authenticated auth_service_embedded true': 'client-selection-required → choose-profile',
};

const facts = authStatuses.flatMap((status) =>
  authSources.flatMap((authSource) =>
    [false, true].map((clientSelectionRequired) => ({
      status,
      authSource,
      clientSelectionRequired,
    })),
  ),
);

test.each(facts)(
  'INTAKE-010 AUTH-040 AUTH-045 at the start page: $status, $authSource, selection $clientSelectionRequired',
  (known) => {
    const visit = intakeEntry({ ...known, experience: 'vanta', email: 'a@b.co' });
    const said =
      visit.kind === 'elsewhere' && 'route' in visit.decision.to
        ? `${visit.decision.because} → ${visit.decision.to.route}`
        : visit.kind;
    const { status, authSource, clientSelectionRequired } = known;
    expect(said).toBe(expected[`${status} ${authSource} ${clientSelectionRequired}`]);
  },
);

test('AUTH-029 AUTH-035 someone has one of three statuses, from one of two sources', () => {
  expect(authStatuses.toSorted()).toEqual(['authenticated', 'unauthenticated', 'unverified_email']);
  expect(authSources).toEqual(['auth_service', 'auth_service_embedded']);
});

test('the way to /verify-email carries the experience in the query and the address in the state', () => {
  const visit = intakeEntry({
    status: 'unverified_email',
    authSource: 'auth_service',
    clientSelectionRequired: false,
    experience: 'vanta',
    email: 'a@b.co',
  });
  expect(visit).toMatchObject({
    decision: { to: { query: { experience: 'vanta' }, state: { email: 'a@b.co' } } },
  });
});
