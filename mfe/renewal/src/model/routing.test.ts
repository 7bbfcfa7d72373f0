import { fails } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aLegacyApplication, anApplication, anIntroSet, aRenewal } from '../../testing/builders.ts';
import { confirmPage, landing, openRenewal } from '../../testing/open-renewal.ts';

test('RENEWAL-007 a policy that is ready stays on the landing page, and each fact is requested once', async () => {
  const app = await openRenewal();
  expect(app.decisions()).toMatchObject([
    { router: 'renewal', because: 'ready-for-renewal', to: { route: 'renew' } },
  ]);
  expect(app.get(app.model.landing.$view)).toEqual({ unable: null, policyEnds: '2026-12-30' });
  expect(app.names().sort()).toEqual([
    'get-application',
    'get-intake-legacy-application',
    'get-pre-renewal-decisions',
    'get-prequal-decision',
  ]);
  expect(app.callsOf('get-pre-renewal-decisions')[0]?.path).toBe(
    '/v2/companies/co_20/pre_renewal_decisions/active_decisions',
  );
  expect(app.address()).toBe(landing);
});

test('DECISION-048 with the flag off nothing is asked, and the portal opens', async () => {
  const app = await openRenewal(landing, { flags: {} });
  expect(app.names()).toEqual([]);
  expect(app.lefts).toEqual(['https://portal.fairlead.example.com']);
});

test('the router waits for the flags', async () => {
  const app = await openRenewal(landing, { areFlagsSettled: false });
  expect(app.decisions().map(({ because }) => because)).toEqual(['ready-for-renewal']);
});

test.each([['/renew'], ['/renew?legacyApplicationId='], ['/renew-information-confirm']])(
  '%s names no policy: the address is reported as incomplete, without a call',
  async (address) => {
    const app = await openRenewal(address);
    expect(app.get(app.model.routing.$isIncomplete)).toBe(true);
    expect(app.get(app.model.$crash)).toBeNull();
    expect(app.names()).toEqual([]);
    await app.send(addressOpened, landing);
    expect(app.get(app.model.routing.$isIncomplete)).toBe(false);
    expect(app.get(app.model.landing.$view)).not.toBeNull();
  },
);

const looked = ['get-intake-legacy-application', 'get-prequal-decision'];

test.each([
  ['RENEWAL-014', 'broker_of_record_conflict', '/renewal-blocked'],
  ['RENEWAL-015', 'loss_review', '/discretion-quote-blocking-renewal'],
])('%s %s is decided by the first two answers', async (_, reason_token, address) => {
  const app = await openRenewal(landing, {
    answers: { 'get-prequal-decision': () => ({ decision: 'maybe', reason_token }) },
  });
  expect(app.address()).toBe(address);
  expect(app.names().sort()).toEqual(looked);
  expect(app.history.current().state).toEqual({ reason: reason_token, policyEnds: '2026-12-30' });
});

const unsupported = () => ({ decision: 'maybe', reason_token: 'unsupported_location' });

test('RENEWAL-013 an unsupported location is named by the state of the address', async () => {
  const app = await openRenewal(landing, { answers: { 'get-prequal-decision': unsupported } });
  expect(app.address()).toBe('/renewal-unsupported-location/MD');
  expect(app.callsOf('get-new-renewal')[0]?.query).toEqual({ legacy_parent_id: '10020' });
});

test.each([
  ['that has none', () => anIntroSet({})],
  ['that cannot be read', fails(404)],
])('RENEWAL-013 an address %s leads to the page without a state', async (_, set) => {
  const app = await openRenewal(landing, {
    answers: { 'get-prequal-decision': unsupported, 'get-new-renewal': set },
  });
  expect(app.address()).toBe('/renewal-unsupported-location');
});

test('RENEWAL-016 a renewal that was begun opens its confirm page, without asking for the application', async () => {
  const renewal = aRenewal({ renewal_child_application_id: 'app_child' });
  const app = await openRenewal(landing, {
    answers: { 'get-intake-legacy-application': () => aLegacyApplication({ renewal }) },
  });
  expect(app.address()).toBe(confirmPage);
  expect(app.decisions()[0]).toMatchObject({ because: 'renewal-child-exists' });
  expect(app.callsOf('get-pre-renewal-decisions')).toEqual([]);
});

test.each([
  ['CREATED', 'created'],
  ['IN_PROGRESS', 'in-progress'],
])('RENEWAL-017 an application that is %s resumes', async (status, because) => {
  const app = await openRenewal(landing, {
    answers: { 'get-application': () => anApplication({ status }) },
  });
  expect(app.address()).toBe('/application/app_20/resume');
  expect(app.decisions()[0]?.because).toBe(because);
  expect(app.callsOf('get-pre-renewal-decisions')).toEqual([]);
});

test('RENEWAL-018 a submitted application that is not ready goes where the decision router says', async () => {
  const renewal = aRenewal({ is_ready_for_renewal: false });
  const app = await openRenewal(landing, {
    answers: { 'get-application': () => anApplication({ renewal }) },
  });
  expect(app.address()).toBe('/officer-signature/10020/recommended');
  expect(app.callsOf('get-pre-renewal-decisions')).toEqual([]);
});

test.each([
  ['conditional_renewal', 'conditional-renewal'],
  ['non_renewal', 'non-renewal'],
])('RENEWAL-012 RENEWAL-021 the decision %s shows Unable to Renew', async (decision, because) => {
  const app = await openRenewal(landing, {
    answers: { 'get-pre-renewal-decisions': () => [{ decision }] },
  });
  expect(app.decisions()[0]?.because).toBe(because);
  expect(app.get(app.model.landing.$view)).toEqual({ unable: decision, policyEnds: '2026-12-30' });
  await app.send(app.model.landing.begun, undefined);
  expect(app.address()).toBe(landing);
});

test('the current policies are in the portal', async () => {
  const app = await openRenewal();
  await app.send(app.model.landing.policiesOpened, undefined);
  expect(app.lefts).toEqual(['https://portal.fairlead.example.com']);
});
