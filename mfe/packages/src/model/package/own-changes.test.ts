import { $toasts, navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { aCoverage, aQuote, aRequest, aSubmission } from '../../../testing/builders.ts';
import { changeLimit, open, own, pageOf, withOwn } from '../../../testing/package-page.ts';

const holding = (...names: string[]) =>
  withOwn({ quotes: [aQuote('own', { coverages: names.map((name) => aCoverage(name)) })] });
test('a coverage is added with a word, and can be taken out again', async () => {
  const { model, send, get, toasts } = await open(own);
  const { customization } = model.packagePage;
  await send(customization.tried, { kind: 'add', coverage: 'fiduciary' });
  expect(toasts()).toEqual(['Fiduciary added']);
  expect(get(customization.$enabled)).toEqual(['dao', 'epl', 'fiduciary']);
  expect(get(customization.$count)).toBe(1);
  await send(customization.tried, { kind: 'remove', coverage: 'fiduciary' });
  expect(toasts()).toEqual(['Fiduciary added', 'Fiduciary removed']);
  expect(get(customization.$count)).toBe(0);
});

test('a removal that removes other coverages too waits for a confirmation, and can be canceled', async () => {
  const { model, send, get, toasts } = await open(own, {
    'get-market-submission': () => holding('gl', 'ebl', 'epl'),
  });
  const { customization } = model.packagePage;
  await send(customization.tried, { kind: 'remove', coverage: 'gl' });
  expect(get(customization.$removal)).toMatchObject({ coverage: 'gl', dependents: ['ebl'] });
  expect(get(customization.$enabled)).toEqual(['gl', 'ebl', 'epl']);
  await send(customization.removalDismissed);
  await send(customization.removalConfirmed);
  expect(get(customization.$enabled)).toEqual(['gl', 'ebl', 'epl']);
  await send(customization.tried, { kind: 'remove', coverage: 'gl' });
  await send(customization.removalConfirmed);
  expect(get(customization.$removal)).toBeNull();
  expect(get(customization.$enabled)).toEqual(['epl']);
  expect(toasts()).toEqual(['General Liability removed']);
});

test('removing a coverage that would remove all others is refused', async () => {
  const { model, send, get } = await open(own, {
    'get-market-submission': () => holding('gl', 'ebl'),
  });
  const { customization } = model.packagePage;
  await send(customization.tried, { kind: 'remove', coverage: 'gl' });
  expect(get($toasts)).toMatchObject([
    { text: 'You must keep at least one coverage selected.', tone: 'danger' },
  ]);
  expect(get(customization.$removal)).toBeNull();
  expect(get(customization.$enabled)).toEqual(['gl', 'ebl']);
});

test('a bundled coverage is not removed alone', async () => {
  const { model } = await open(own);
  const { canRemove } = model.packagePage.customization;
  expect([canRemove('bii'), canRemove('ebl'), canRemove('epl')]).toEqual([false, true, true]);
});

test('changes that are discarded are gone, also after a reload', async () => {
  const first = await open(own);
  await changeLimit(first);
  await first.send(first.model.packagePage.customization.discarded);
  expect(first.get(first.model.packagePage.customization.$count)).toBe(0);
  const second = await open(own, {}, { storage: first.storage });
  expect(second.get(second.model.packagePage.customization.$count)).toBe(0);
});

test('changes belong to their package: another page has none', async () => {
  const shown = await open(own);
  await changeLimit(shown);
  const to = (packageId: string) =>
    shown.send(navigate, {
      route: 'package',
      params: { marketSubmissionId: 'ms_1', packageId },
    });
  await to('pk_1');
  expect(shown.get(shown.model.packagePage.customization.$count)).toBe(0);
  await to('pk_9');
  expect(shown.get(shown.model.packagePage.customization.$count)).toBe(1);
});

test.each([
  ['PENDING', [], 'refused'],
  ['IN_REVIEW', [], 'refused'],
  ['READY', [aRequest()], 'refused'],
  ['READY', [aRequest({ status: 'QUOTED' })], 'open'],
  ['READY', [], 'open'],
] as const)(
  'the own package that is %s with requests %j is %s for an admin’s changes',
  async (status, requests, kind) => {
    const shown = await open(
      own,
      {
        'get-admin-market-submission': () => withOwn({ status, coverage_requests: [...requests] }),
        'get-package-status': () => ({ status }),
      },
      { isAdmin: true },
    );
    expect(shown.get(shown.model.packagePage.customization.$editing).kind).toBe(kind);
  },
);

test('an admin changes nothing of a prepared package', async () => {
  const shown = await open(
    pageOf('pk_1'),
    { 'get-admin-market-submission': () => aSubmission() },
    { isAdmin: true },
  );
  expect(shown.get(shown.model.packagePage.customization.$editing).kind).toBe('closed');
});
