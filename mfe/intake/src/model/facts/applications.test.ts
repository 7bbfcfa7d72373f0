import { expect, test } from 'vitest';
import { aLegacyApplication, anApplication } from '../../../testing/builders.ts';
import { lists, loadFacts, nothing } from '../../../testing/load-facts.ts';

test('of several applications the newest counts', async () => {
  const { facts } = await loadFacts(
    lists([
      anApplication({ id: 'old', created_at: '2025-01-01T00:00:00Z' }),
      anApplication({ id: 'new' }),
      anApplication({ id: 'older', created_at: '2024-01-01T00:00:00Z' }),
    ]),
  );
  expect(facts.application?.applicationId).toBe('new');
});

test('the newest application is found by its time, regardless of the time zone', async () => {
  const { facts } = await loadFacts(
    lists([
      anApplication({ id: 'old', created_at: '2026-11-01T09:00:00+05:00' }),
      anApplication({ id: 'new', created_at: '2026-11-01T08:00:00-08:00' }),
    ]),
  );
  expect(facts.application?.applicationId).toBe('new');
});

test('of applications made at the same time the first in the list counts', async () => {
  const { facts } = await loadFacts(
    lists([anApplication({ id: 'first' }), anApplication({ id: 'second' })]),
  );
  expect(facts.application?.applicationId).toBe('first');
});

test.each([
  ['listed first', ['new', 'old']],
  ['listed last', ['old', 'new']],
])('the latest legacy application is the one created last, %s', async (_, ids) => {
  const known = {
    new: aLegacyApplication({ created_at: '2026-11-01T00:00:00Z', intake_application: false }),
    old: aLegacyApplication({ created_at: '2025-11-01T00:00:00Z', intake_application: true }),
  };
  const legacy = ids.map((id) => known[id as keyof typeof known]);
  const { facts } = await loadFacts(lists(nothing, legacy));
  expect(facts.latestLegacyApplication).toEqual({ intakeApplication: false });
});

test('without creation times the first legacy application is the latest one', async () => {
  const legacy = [
    aLegacyApplication({ intake_application: false }),
    aLegacyApplication({ id: '1', intake_application: true }),
  ];
  const { facts } = await loadFacts(lists(nothing, legacy));
  expect(facts.latestLegacyApplication).toEqual({ intakeApplication: false });
});

test('an admin gets the requested application, by its legacy id or its own', async () => {
  const listed = await loadFacts(
    lists([anApplication({ id: 'other' }), anApplication({ legacy_application_id: '10026' })]),
    { isAdmin: true, askedFor: '10026' },
  );
  expect(listed.facts.application?.applicationId).toBe('app_1');
  const byLegacyId = await loadFacts(
    {
      ...lists(nothing),
      'get-intake-legacy-application': { ...aLegacyApplication(), application_id: 'app_9' },
      'get-application': anApplication({ id: 'app_9' }),
    },
    { isAdmin: true, askedFor: '10026' },
  );
  expect(byLegacyId.facts.application?.applicationId).toBe('app_9');
  expect(byLegacyId.calls).toContain('get-intake-legacy-application /v1/legacy-applications/10026');
  expect(byLegacyId.calls).not.toContain('get-application /v1/applications/10026');
  const byOwnId = await loadFacts(
    {
      ...lists(nothing),
      'get-intake-legacy-application': nothing,
      'get-application': anApplication({ id: 'app_9' }),
    },
    { isAdmin: true, askedFor: 'app_9' },
  );
  expect(byOwnId.facts.application?.applicationId).toBe('app_9');
  const olderProduct = await loadFacts(
    {
      ...lists(nothing),
      'get-intake-legacy-application': { ...aLegacyApplication(), application_id: null },
    },
    { isAdmin: true, askedFor: '10026' },
  );
  expect(olderProduct.facts.application).toBeNull();
  const missing = await loadFacts(
    { ...lists(nothing), 'get-intake-legacy-application': nothing, 'get-application': nothing },
    { isAdmin: true, askedFor: 'app_9' },
  );
  expect(missing.facts.application).toBeNull();
});

test('only admins choose an application by its address', async () => {
  const { facts } = await loadFacts(lists([anApplication()]), { askedFor: '10026' });
  expect(facts.application?.applicationId).toBe('app_1');
});
