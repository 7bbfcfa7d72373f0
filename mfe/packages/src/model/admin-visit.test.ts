import { $toasts, $userInfo } from '@fairlead/store';
import { createEvent, sample } from 'effector';
import { expect, test } from 'vitest';
import { aPackage, aSubmission } from '../../testing/builders.ts';
import { drawn, textsOf } from '../../testing/drawn.ts';
import { openScreen } from '../../testing/open-screen.ts';
import { available, changeLimit, own, pageOf, withOwn } from '../../testing/package-page.ts';

const home = '/market-submission/ms_1';
const inReview = () =>
  aSubmission({
    packages: [aPackage('pk_1', { status: 'IN_REVIEW' }), aPackage('pk_2'), aPackage('pk_3')],
  });
const userInfoArrived = createEvent<{ isAdmin: boolean; coverageNames: string[] }>();
sample({ clock: userInfoArrived, target: $userInfo });
const answers = {
  'get-admin-market-submission': inReview,
  'get-available-coverages': available,
  'get-package-status': () => ({ status: 'IN_REVIEW' }),
};

test.each([home, pageOf('pk_1')])(
  'ADMIN-111 at %s, a client’s address, an admin sees a package in review and stays',
  async (address) => {
    const shown = await openScreen(address, { isAdmin: true, answers });
    expect(shown.address()).toBe(address);
    expect(shown.called()).toContain('get-admin-market-submission');
    expect(shown.called()).not.toContain('get-market-submission');
    expect(textsOf(shown)).toContain('Recommended');
  },
);

test('PACKAGES-021 a client who opens the same package in review is sent to the home', async () => {
  const shown = await openScreen(pageOf('pk_1'), {
    answers: { ...answers, 'get-market-submission': inReview },
  });
  expect(shown.address()).toBe(home);
});

test.each([home, pageOf('pk_1')])(
  'at %s an admin stays while the submission is quote-blocked',
  async (address) => {
    const shown = await openScreen(address, {
      isAdmin: true,
      answers: {
        ...answers,
        'get-admin-market-submission': () => aSubmission({ status: 'QUOTE_BLOCKED' }),
      },
    });
    expect(shown.address()).toBe(address);
    expect(textsOf(shown)).toContain('Recommended');
  },
);

test('an admin at a client’s address stays among the clients’ addresses', async () => {
  const shown = await openScreen(home, { isAdmin: true, answers });
  drawn(shown).act({ press: 'Explore & Customize pk_2' });
  expect(drawn(shown).followed).toEqual([pageOf('pk_2')]);
});

test('an admin who asks for a package that is put away gets to the comparison', async () => {
  const shown = await openScreen(pageOf('pk_9'), { isAdmin: true, answers });
  expect(shown.address()).toBe(home);
});

test('PACKAGES-108 ERROR-054 an admin at a client’s address stays and sees that the quote is blocked', async () => {
  let isDone = false;
  const shown = await openScreen(own, {
    isAdmin: true,
    answers: {
      ...answers,
      'get-admin-market-submission': () =>
        withOwn({ status: 'READY' }, { status: isDone ? 'QUOTE_BLOCKED' : 'RELEASED' }),
      'customize-package': () => {
        isDone = true;
        return {};
      },
      'get-package-status': () => ({ status: 'READY' }),
    },
  });
  await changeLimit(shown);
  await shown.send(shown.model.packagePage.primaryPressed);
  await shown.pass(3_000);
  expect(shown.screen()).toBe('package');
  expect(shown.get($toasts)).toMatchObject([
    { text: 'Quote blocked. Please review the quote.', audience: 'admin' },
  ]);
});

test.each([
  [true, 'get-admin-market-submission'],
  [false, 'get-market-submission'],
])('the submission is loaded once it is known whether an admin is there (%s)', async (is, call) => {
  const shown = await openScreen(home, {
    isAdmin: null,
    answers: {
      ...answers,
      'get-market-submission': () => aSubmission(),
    },
  });
  expect(shown.called()).toEqual([]);
  await shown.send(userInfoArrived, { isAdmin: is, coverageNames: [] });
  expect(shown.called().filter((name) => name.endsWith('market-submission'))).toEqual([call]);
});
