import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../testing/builders.ts';
import { textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { available } from '../../testing/package-page.ts';

const home = '/market-submission/ms_1';
const inReview = () =>
  aSubmission({
    packages: [aPackage('pk_1', { status: 'IN_REVIEW' }), aPackage('pk_2'), aPackage('pk_3')],
  });
const answers = {
  'get-admin-market-submission': inReview,
  'get-available-coverages': available,
  'get-package-status': () => ({ status: 'IN_REVIEW' }),
};

test('PACKAGES-048 an admin reads at the client’s address, too, that the client is out of appetite', async () => {
  const shown = await openScreen(home, {
    isAdmin: true,
    answers: {
      ...answers,
      'get-admin-market-submission': () => aSubmission({ packages: [] }),
      'get-available-coverages': () => [],
    },
  });
  expect(textsOf(shown)).toContain('This client is currently out of appetite');
});
