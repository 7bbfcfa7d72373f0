import { navigate } from '@fairlead/store';
import { expect, test, vi } from 'vitest';
import { open, own, pageOf, withOwn } from '../../../testing/package-page.ts';

test('PACKAGES-021 a client does not stay on a package in review', async () => {
  const shown = await open(own, {
    'get-market-submission': () => withOwn({ status: 'IN_REVIEW' }),
    'get-package-status': () => ({ status: 'IN_REVIEW' }),
  });
  expect(shown.screen()).toBe('market-submission');
});

test('a package that is gone leads back to the packages', async () => {
  const shown = await open(pageOf('pk_7'));
  expect(shown.screen()).toBe('market-submission');
});

test('PACKAGES-073 PACKAGES-074 additional needs block the submission and lead to the review-block page; empty ones are not sent', async () => {
  let status = 'RELEASED';
  const shown = await open(pageOf('pk_1'), {
    'get-market-submission': () => withOwn({}, { status }),
    'update-market-submission': () => {
      status = 'QUOTE_BLOCKED';
      return {};
    },
  });
  const { needs } = shown.model.packagePage;
  await shown.send(needs.typed, '   ');
  await shown.send(needs.sent);
  expect(shown.callsOf('update-market-submission')).toHaveLength(0);
  await shown.send(needs.typed, 'Kidnap and ransom');
  await shown.send(needs.sent);
  expect(shown.callsOf('update-market-submission')[0]?.body).toEqual({
    market_submission_id: 'ms_1',
    status: 'QUOTE_BLOCKED',
    details: 'Kidnap and ransom',
  });
  expect(shown.screen()).toBe('gtm-review-block');
});

test('SHELL-033 available coverages are requested again only after 5 minutes', async () => {
  const shown = await open(pageOf('pk_1'));
  const opened = Date.now();
  const comeBackAfter = async (ms: number) => {
    await shown.send(navigate, {
      route: 'market-submission',
      params: { marketSubmissionId: 'ms_1' },
    });
    vi.setSystemTime(opened + ms);
    await shown.send(navigate, {
      route: 'package',
      params: { marketSubmissionId: 'ms_1', packageId: 'pk_1' },
    });
    return shown.callsOf('get-available-coverages').length;
  };
  expect(await comeBackAfter(5 * 60_000 - 1)).toBe(1);
  expect(await comeBackAfter(5 * 60_000)).toBe(2);
});
