import { ApiError } from '@fairlead/contracts';
import { dropped, fails, inTurn, noAnswerYet } from '@fairlead/mfe-kit/testing';
import { addressOpened } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import {
  aChild,
  aLegacyApplication,
  anApplication,
  anIntroSet,
  aRenewal,
} from '../../testing/builders.ts';
import { confirmPage, landing, openRenewal } from '../../testing/open-renewal.ts';

test('RENEWAL-007 a policy that is ready stays on the landing page, and each fact is asked for once', async () => {
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

test('the facts are those of the policy in the address', async () => {
  const app = await openRenewal();
  const paths = ['get-intake-legacy-application', 'get-prequal-decision', 'get-application'].map(
    (name) => app.callsOf(name)[0]?.path,
  );
  expect(paths).toEqual([
    '/v1/legacy-applications/10020',
    '/v1/applications/10020/prequal_decision',
    '/v1/applications/app_20',
  ]);
});

test('a policy that says nothing of a renewal is not ready, and has no decisions against it', async () => {
  const app = await openRenewal(landing, {
    answers: {
      'get-intake-legacy-application': () => aLegacyApplication({ renewal: null }),
      'get-application': () => anApplication({ renewal: null }),
    },
  });
  expect(app.decisions()[0]).toMatchObject({
    because: 'completed',
    facts: { policy: { isReady: false, preRenewal: [], policyEnds: null, childId: null } },
  });
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
  'ERROR-027 %s throws, without a call',
  async (address) => {
    const app = await openRenewal(address);
    expect(app.get(app.model.$crash)?.message).toBe(
      'The legacyApplicationId of the policy to renew is missing in the address',
    );
    expect(app.names()).toEqual([]);
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

test('the readiness of the application counts, and that of the policy where it says none', async () => {
  const notReady = () => aLegacyApplication({ renewal: aRenewal({ is_ready_for_renewal: false }) });
  const ready = await openRenewal(landing, {
    answers: { 'get-intake-legacy-application': notReady },
  });
  expect(ready.decisions()[0]?.because).toBe('ready-for-renewal');
  const silent = await openRenewal(landing, {
    answers: {
      'get-intake-legacy-application': notReady,
      'get-application': () => anApplication({ renewal: null }),
    },
  });
  expect(silent.decisions()[0]?.because).toBe('completed');
});

test('a policy of the older product alone is judged by itself', async () => {
  const app = await openRenewal(landing, {
    answers: {
      'get-intake-legacy-application': () =>
        aLegacyApplication({ application_id: null, renewal: null }),
    },
  });
  expect(app.lefts).toEqual(['https://portal.fairlead.example.com']);
  expect(app.names().sort()).toEqual(looked);
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

test('RENEWAL-008 BEGIN RENEWAL opens the confirm page, which is not rerouted', async () => {
  const app = await openRenewal();
  await app.send(app.model.landing.begun, undefined);
  expect(app.address()).toBe(confirmPage);
});

test('the current policies are in the portal', async () => {
  const app = await openRenewal();
  await app.send(app.model.landing.policiesOpened, undefined);
  expect(app.lefts).toEqual(['https://portal.fairlead.example.com']);
});

test('RENEWAL-009 the confirm page asks for what stops a renewal, and for nothing else of the router', async () => {
  const app = await openRenewal(confirmPage);
  expect(app.names().sort()).toEqual([
    'get-intake-legacy-application',
    'get-new-renewal',
    'get-prequal-decision',
  ]);
  expect(app.decisions()).toEqual([]);
  expect(app.address()).toBe(confirmPage);
});

test('the confirm page is stopped by the eligibility as the landing page is', async () => {
  const app = await openRenewal(confirmPage, {
    answers: {
      'get-prequal-decision': () => ({ decision: 'maybe', reason_token: 'company_conflict' }),
    },
  });
  expect(app.address()).toBe('/discretion-quote-blocking-renewal');
  expect(app.callsOf('get-new-renewal')).toEqual([]);
});

test('the confirm page without preventReroute leads to the landing page', async () => {
  const app = await openRenewal('/renew-information-confirm?legacyApplicationId=10020');
  expect(app.address()).toBe(landing);
});

const failure = 'We couldn’t load your renewal. The server didn’t respond.';

test.each(looked)('a failed %s is shown, reported and looked up again', async (call) => {
  const app = await openRenewal(landing, {
    answers: {
      [call]: inTurn(
        dropped,
        dropped,
        dropped,
        call === looked[0]
          ? () => aLegacyApplication()
          : () => ({ decision: 'yes', reason_token: null }),
      ),
    },
  });
  expect(app.get(app.model.routing.$failureText)).toContain(failure);
  expect(app.callsOf(call)).toHaveLength(3);
  expect(app.reports.map(({ where }) => where)).toEqual(['renewal']);
  await app.send(app.model.routing.retried, undefined);
  expect(app.get(app.model.routing.$failureText)).toBeNull();
  expect(app.decisions()[0]?.because).toBe('ready-for-renewal');
});

test('a status that no rule names shows the crash page', async () => {
  const app = await openRenewal(landing, {
    answers: { 'get-application': () => anApplication({ status: 'LOST' }) },
  });
  expect(app.get(app.model.$crash)?.message).toBe("Unhandled application status 'LOST'");
});

test('another policy that is opened during a look-up alone decides', async () => {
  const late = Promise.withResolvers<unknown>();
  const app = await openRenewal(landing, {
    answers: {
      'get-intake-legacy-application': inTurn(
        fails(404),
        () => late.promise,
        () => aLegacyApplication({ id: '10021' }),
      ),
    },
  });
  const first = app.send(app.model.routing.retried, undefined);
  void app.send(addressOpened, '/renew?legacyApplicationId=10021');
  await vi.waitFor(() => expect(app.get(app.model.landing.$view)).not.toBeNull());
  late.reject(new ApiError(500, {}));
  await first;
  expect(app.get(app.model.routing.$failureText)).toBeNull();
  expect(app.decisions()).toHaveLength(1);
});

test('a page that was left does not look up again', async () => {
  const app = await openRenewal();
  await app.send(addressOpened, '/unsupported-location');
  const calls = app.names().length;
  await app.send(app.model.routing.retried, undefined);
  expect(app.names()).toHaveLength(calls);
});

test('a confirm page that was left shows nothing of its policy', async () => {
  const app = await openRenewal(confirmPage);
  expect(app.get(app.model.routing.$stay)).not.toBeNull();
  await app.send(addressOpened, '/unsupported-location');
  expect(app.get(app.model.routing.$stay)).toBeNull();
  expect(app.get(app.model.confirm.$now)).toBeNull();
});

test('a crash goes with its page', async () => {
  const app = await openRenewal('/renew');
  expect(app.get(app.model.$crash)).not.toBeNull();
  await app.send(addressOpened, landing);
  expect(app.get(app.model.$crash)).toBeNull();
  const other = await openRenewal('/renew-information-confirm');
  expect(other.get(other.model.$crash)).not.toBeNull();
  await other.send(addressOpened, confirmPage);
  expect(other.get(other.model.$crash)).toBeNull();
});

test('a page that was left while it looked up decides nothing', async () => {
  const app = await openRenewal(landing, {
    answers: { 'get-application': inTurn(fails(404), noAnswerYet) },
  });
  void app.send(app.model.routing.retried, undefined);
  void app.send(addressOpened, '/unsupported-location');
  await vi.waitFor(() => expect(app.screen()).not.toBe('renew'));
  expect(app.decisions()).toEqual([]);
  expect(app.get(app.model.routing.$stay)).toBeNull();
});

test('a child of the policy that the server knows no more is a failed look-up of the address', async () => {
  const renewal = aRenewal({ renewal_child_application_id: 'app_child' });
  const app = await openRenewal(confirmPage, {
    answers: {
      'get-intake-legacy-application': () => aLegacyApplication({ renewal }),
      'get-application': inTurn(fails(404), () => aChild()),
    },
  });
  expect(app.get(app.model.confirm.$loadFailureText)).toBe(
    'We couldn’t load your renewal. The server rejected the request. Try again or talk to an advisor; nothing is lost.',
  );
  expect(app.reports.map(({ where }) => where)).toEqual(['renewal address']);
  await app.send(app.model.confirm.retried, undefined);
  expect(app.get(app.model.confirm.$loadFailureText)).toBeNull();
  expect(app.get(app.model.confirm.$now)?.child?.id).toBe('app_child');
});
