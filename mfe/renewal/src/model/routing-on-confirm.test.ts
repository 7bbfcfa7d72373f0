import { addressOpened } from '@fairlead/store';
import { expect, test } from 'vitest';

import { confirmPage, landing, openRenewal } from '../../testing/open-renewal.ts';

test('RENEWAL-008 BEGIN RENEWAL opens the confirm page, which is not rerouted', async () => {
  const app = await openRenewal();
  await app.send(app.model.landing.begun, undefined);
  expect(app.address()).toBe(confirmPage);
});

test('RENEWAL-009 the confirm page asks for what stops a renewal, and for nothing else of the router', async () => {
  const app = await openRenewal(confirmPage);
  expect(app.names().sort()).toEqual([
    'get-application',
    'get-intake-legacy-application',
    'get-new-renewal',
    'get-pre-renewal-decisions',
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

test.each(['conditional_renewal', 'non_renewal'])(
  'RENEWAL-012 a policy with a %s offers nothing to confirm',
  async (decision) => {
    const app = await openRenewal(confirmPage, {
      answers: { 'get-pre-renewal-decisions': () => [{ decision }] },
    });
    expect(app.address()).toBe(landing);
    expect(app.get(app.model.landing.$view)).toEqual({
      unable: decision,
      policyEnds: '2026-12-30',
    });
    expect(app.callsOf('get-new-renewal')).toEqual([]);
  },
);

test('the confirm page without preventReroute leads to the landing page', async () => {
  const app = await openRenewal('/renew-information-confirm?legacyApplicationId=10020');
  expect(app.address()).toBe(landing);
});

test('a confirm page that was left shows nothing of its policy', async () => {
  const app = await openRenewal(confirmPage);
  expect(app.get(app.model.routing.$stay)).not.toBeNull();
  await app.send(addressOpened, '/unsupported-location');
  expect(app.get(app.model.routing.$stay)).toBeNull();
  expect(app.get(app.model.confirm.$now)).toBeNull();
});
