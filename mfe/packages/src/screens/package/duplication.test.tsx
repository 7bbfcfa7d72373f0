import { ApiError } from '@fairlead/contracts';
import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../../testing/builders.ts';
import { textsOf } from '../../../testing/drawn.ts';
import { open, own, pageOf, withOwn } from '../../../testing/package-page.ts';

test('PACKAGES-111 PACKAGES-112 PACKAGES-098 changing a prepared package asks, then copies it and opens the copy', async () => {
  let isCopied = false;
  const shown = await open(pageOf('pk_1'), {
    'get-market-submission': () =>
      isCopied ? withOwn() : aSubmission({ packages: [aPackage('pk_1'), aPackage('pk_2')] }),
    'duplicate-package': () => {
      isCopied = true;
      return { id: 'pk_9', quotes: [] };
    },
  });
  await shown.send(shown.model.packagePage.customization.tried, { kind: 'add', coverage: 'dao' });
  expect(textsOf(shown)).toContain('You can have one custom package at a time.');
  await shown.send(shown.model.packagePage.duplication.confirmed);
  expect(shown.callsOf('duplicate-package')[0]?.body).toEqual({
    original_package_id: 'pk_1',
    contact_id: 'ct_1',
    is_client_custom_package: true,
    name: 'Custom',
    description: 'Your customizable insurance package',
  });
  expect(shown.address()).toBe(own);
});

test('ERROR-050 a copy that fails is logged, says so in the dialog, and can be tried again', async () => {
  const shown = await open(pageOf('pk_1'), {
    'get-market-submission': () => aSubmission(),
    'duplicate-package': () => {
      throw new ApiError(500);
    },
  });
  await shown.send(shown.model.packagePage.duplication.asked);
  await shown.send(shown.model.packagePage.duplication.confirmed);
  expect(shown.reports.map(({ where }) => where)).toEqual(['Failed to duplicate package']);
  expect(textsOf(shown)).toContain('We couldn’t copy the package.');
  expect(shown.screen()).toBe('package');
});
