import { expect, test } from 'vitest';
import { aLegacyApplication, anApplication, aRenewal } from '../../testing/builders.ts';
import { landing, openRenewal } from '../../testing/open-renewal.ts';

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

const looked = ['get-intake-legacy-application', 'get-prequal-decision'];

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
