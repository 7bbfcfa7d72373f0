import { navigate } from '@fairlead/store';
import { expect, test } from 'vitest';
import { open, own, withOwn } from '../../../testing/package-page.ts';

test('a status that came with the submission isn’t polled before the whole interval is over', async () => {
  const shown = await open('/market-submission/ms_1', {
    'get-market-submission': () => withOwn({ status: 'PENDING' }),
    'get-package-status': () => ({ status: 'PENDING' }),
  });
  const asked = () => shown.callsOf('get-package-status').length;
  await shown.pass(2_500);
  // Takes a second itself.
  await shown.send(navigate, {
    route: 'package',
    params: { marketSubmissionId: 'ms_1', packageId: 'pk_9' },
  });
  expect(shown.address()).toBe(own);
  expect(shown.callsOf('get-market-submission')).toHaveLength(2);
  await shown.pass(1_999);
  expect(asked()).toBe(0);
  await shown.pass(1);
  expect(asked()).toBe(1);
});

test.each([
  ['PENDING', 3000],
  ['IN_REVIEW', 10_000],
])(
  'the client’s own package that is %s is followed on the home in both variants',
  async (status, every) => {
    for (const address of ['/market-submission/ms_1', '/admin/market-submission/ms_1']) {
      const shown = await open(
        address,
        {
          'get-admin-market-submission': () => withOwn({ status }, { status: 'QUOTE_BLOCKED' }),
          'get-market-submission-status': () => ({ status: 'QUOTE_BLOCKED' }),
          'get-package-status': () => ({ status }),
        },
        { isAdmin: true },
      );
      const asked = () => shown.callsOf('get-package-status').length;
      await shown.pass(every - 1);
      expect(asked()).toBe(0);
      await shown.pass(1);
      expect(asked()).toBe(1);
    }
  },
);
